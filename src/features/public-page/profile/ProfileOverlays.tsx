import { Suspense } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { PublicProfileDialog } from './PublicProfileDialog';
import { useProfileSources } from './useProfileSources';

/** With the first print, not with the preview. */
const PrintedProfile = lazyComponent(() => import('./PrintedProfile'), 'PrintedProfile');

interface ProfileOverlaysProps {
  profile: CompetenceProfile;
  isOpen: boolean;
  isPrinting: boolean;
  onPrint: () => void;
  onPrinted: () => void;
  onClose: () => void;
}

/** The page of a profile over the editor, and on paper once all of it is there. */
export function ProfileOverlays(props: ProfileOverlaysProps) {
  const { profile, isOpen, isPrinting, onPrint, onPrinted, onClose } = props;
  const sources = useProfileSources(profile);
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
