import Card from '@mui/material/Card';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { OwnPublicProfile } from '@/features/public-page';
import { CompetenceStep } from './CompetenceStep';
import { DetailsStep } from './DetailsStep';
import { PublishStep } from './PublishStep';
import { SavedFacts } from './SavedFacts';
import { StationStep } from './StationStep';
import type { SavedEntry } from './useWizardCalls';
import type { WizardStepKey } from './wizardForm';

interface StepContentProps {
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

/** What a step asks; the first one only says what was answered, once that cannot be changed any more. */
export function StepContent({ step, expert, profile, station, school, onChooseStation, ...ways }: StepContentProps) {
  const { t } = useTranslation('newProfile');
  if (step === 'competence') return <CompetenceStep profile={profile} />;
  if (!profile) return null;
  if (step === 'occupation') return <SavedFacts profile={profile} />;
  if (step === 'station') return <StationStep profile={profile} saved={station} onChoose={onChooseStation} />;
  if (step === 'details') return <DetailsStep profile={profile} saved={school} gender={expert?.gender} />;
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
