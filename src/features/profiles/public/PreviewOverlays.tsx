import { lazy, Suspense } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { PublicProfileDialog } from './PublicProfileDialog';
import { useWithCompetences, type LoadedSources } from './SourcesAlert';

/** With the first print, not with the preview. */
const PrintedProfile = lazy(async () => ({ default: (await import('./PrintedProfile')).PrintedProfile }));

interface PreviewOverlaysProps {
  profile: CompetenceProfile;
  sources: LoadedSources;
  isOpen: boolean;
  isPrinting: boolean;
  onPrint: () => void;
  onPrinted: () => void;
  onClose: () => void;
}

/** The page of a profile over the editor, and on paper once all of it is there. */
export function PreviewOverlays(props: PreviewOverlaysProps) {
  const { profile, isOpen, isPrinting, onPrint, onPrinted, onClose } = props;
  const sources = useWithCompetences(profile, props.sources);
  return (
    <>
      <PublicProfileDialog profile={profile} sources={sources} open={isOpen} onPrint={onPrint} onClose={onClose} />
      {isPrinting && !sources.isPending ? (
        <Suspense>
          <PrintedProfile profile={profile} sources={sources} onPrinted={onPrinted} />
        </Suspense>
      ) : null}
    </>
  );
}
