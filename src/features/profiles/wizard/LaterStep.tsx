import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetails } from '@/api/endpoints/users';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { CompetenceStep } from './CompetenceStep';
import { DetailsStep } from './DetailsStep';
import { PublishStep } from './PublishStep';
import { SavedFacts } from './SavedFacts';
import { StationStep } from './StationStep';
import type { SavedEntry } from './useWizardCalls';
import type { WizardStepKey } from './wizardForm';
import type { NewProfileWizardProps } from './wizardProps';

export { OffscreenSteps } from './OffscreenSteps';
export { WizardPreview } from './WizardPreview';

/** With the last step. */
const OwnPublicProfile = lazy(async () => ({ default: (await import('../public/OwnPublicProfile')).OwnPublicProfile }));

interface LaterStepProps extends Pick<
  NewProfileWizardProps,
  'renderDisciplineField' | 'renderOwnStations' | 'suggestDiscipline'
> {
  step: WizardStepKey;
  expert: UserDetails | null;
  profile: CompetenceProfile | undefined;
  station: SavedEntry | null;
  school: SavedEntry | null;
  onChooseStation: (station: Pick<SavedEntry, 'id' | 'name'> | null) => void;
  onGoTo: (step: WizardStepKey) => void;
  onBack: () => void;
  /** Leaves the profile as it is. */
  onLater: () => void;
  /** Where that leads, if not to the profile. */
  laterLabel?: string | undefined;
}

/** All that follows the first question; also what that says once it is answered for good. */
export function LaterStep({ step, expert, profile, station, school, ...props }: LaterStepProps) {
  const { t } = useTranslation('newProfile');
  const { renderDisciplineField, renderOwnStations, suggestDiscipline, onChooseStation, ...ways } = props;
  const fields = { renderDisciplineField, suggestDiscipline };
  if (step === 'competence') {
    return <CompetenceStep profile={profile} renderDisciplineField={renderDisciplineField} />;
  }
  if (!profile) return null;
  if (step === 'occupation') return <SavedFacts profile={profile} />;
  if (step === 'station')
    return (
      <StationStep
        {...fields}
        profile={profile}
        saved={station}
        renderOwnStations={renderOwnStations}
        onChoose={onChooseStation}
      />
    );
  if (step === 'details') {
    return <DetailsStep {...fields} profile={profile} saved={school} gender={expert?.gender} />;
  }
  return (
    <>
      <Card component="section" aria-label={t('preview')}>
        <Suspense fallback={<ListSkeleton rows={3} height={96} />}>
          <OwnPublicProfile profile={profile} hasGhosts />
        </Suspense>
      </Card>
      <PublishStep profile={profile} {...ways} />
    </>
  );
}
