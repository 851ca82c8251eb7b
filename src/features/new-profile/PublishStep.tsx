import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { useCompetences } from '@/entities/profile/useCompetences';
import { ReadinessChecklist } from '@/ui/editor/ReadinessChecklist';
import { WizardActions } from '@/ui/form/Wizard';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useReadiness, type ReadinessCheck } from '@/features/publishing';
import type { WizardStepKey } from './wizardForm';

interface PublishStepProps {
  profile: CompetenceProfile;
  onGoTo: (step: WizardStepKey) => void;
  onBack: () => void;
  /** Leaves the profile as it is. */
  onLater: () => void;
  /** Where that leads, if not to the profile. */
  laterLabel?: string | undefined;
}

/** Online now or not yet; while something is missing it is said what, in the order in which it is checked (PRO-10). */
export function PublishStep({ profile, onGoTo, onBack, onLater, laterLabel }: PublishStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const navigate = useNavigate();
  const id = useId();
  const { checks, isReady, taskText } = useReadiness(profile);
  // For the page above the buttons.
  useCompetences(profile.id, useProfileLanguage(profile));
  if (isReady || profile.public) {
    return (
      <WizardActions
        onPage
        onBack={onBack}
        onSkip={onLater}
        skipLabel={t('newProfile:notYet')}
        nextLabel={t('newProfile:goOnline')}
      />
    );
  }
  const goTo = ({ rule, open: [entry] }: ReadinessCheck) => {
    if (rule === 'competence') onGoTo('competence');
    else if (rule === 'limit') void navigate(href('profiles'));
    else if (entry === undefined) onGoTo('station');
    else {
      const drawer = rule === 'educationDetails' ? { education: entry } : { experience: entry };
      void navigate(href('profile', { profileId: profile.id }, drawer));
    }
  };
  const toProfile = (
    <Button variant="contained" onClick={onLater}>
      {laterLabel ?? t('newProfile:toProfile')}
    </Button>
  );
  return (
    <>
      <div>
        <ReadinessChecklist
          checks={checks}
          textOf={taskText}
          title={t('readiness.title')}
          headingId={id}
          onGoTo={goTo}
        />
      </div>
      <WizardActions onPage onBack={onBack} next={toProfile} />
    </>
  );
}
