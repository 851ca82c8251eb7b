import { Button, Card } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { failureOf } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { fetchLimit, publishProfile } from '@/entities/profile/profilesSlice';
import { useCompetences } from '@/entities/profile/useProfile';
import { ReadinessChecklist } from '@/ui/list/ReadinessChecklist';
import { LanguageNote } from '@/ui/text/InLanguage';
import { useRefusalText } from '@/ui/text/useFailureText';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { WizardActions } from '@/ui/wizard/WizardActions';
import type { WizardNavigation } from '@/ui/wizard/useWizardStep';
import { OwnPublicProfile } from '@/features/public-page/profile/OwnPublicProfile';
import { useReadiness, type ReadinessCheck } from '@/features/publishing/profile/useReadiness';
import { type NewProfileStep, type ProfileStep, requires } from './newProfileSteps';

export function usePublishStep(
  profile: CompetenceProfile | undefined,
  { profileId, ...props }: Omit<PublishProfileStepProps, 'profile'> & { profileId: string },
): ProfileStep {
  const dispatch = useAppDispatch();
  const refusalText = useRefusalText();
  return {
    schema: requires({}),
    content: profile && <PublishProfileStep profile={profile} {...props} />,
    form: { failureText: refusalText },
    actions: null,
    save: async () => {
      const failure = await dispatch(failureOf(publishProfile({ params: { profileId } })));
      if (!failure) void dispatch(fetchLimit());
      return failure;
    },
  };
}

interface PublishProfileStepProps {
  profile: CompetenceProfile;
  navigation: WizardNavigation<NewProfileStep>;
  onLater: () => void;
  laterLabel?: string | undefined;
}

/** Publishes the profile now or later; lists what is still missing, in the order of the checks (PRO-10). */
function PublishProfileStep({ profile, navigation, onLater, laterLabel }: PublishProfileStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const navigate = useNavigate();
  const headingId = useId();
  const { checks, isReady, taskText } = useReadiness(profile);
  // Shown by the public page below.
  const language = useProfileLanguage(profile);
  useCompetences(profile.id, language);
  const goToCheck = ({ rule, open: [entry] }: ReadinessCheck) => {
    if (rule === 'competence') navigation.goTo('competence');
    else if (rule === 'limit') void navigate(href('profiles'));
    else if (entry === undefined) navigation.goTo('station');
    else {
      const drawer = rule === 'educationDetails' ? { education: entry } : { experience: entry };
      void navigate(href('profile', { profileId: profile.id }, drawer));
    }
  };
  const actions =
    isReady || profile.public
      ? { onSkip: onLater, skipLabel: t('newProfile:notYet'), nextLabel: t('newProfile:goOnline') }
      : {
          next: (
            <Button variant="contained" onClick={onLater}>
              {laterLabel ?? t('newProfile:toProfile')}
            </Button>
          ),
        };
  return (
    <>
      <LanguageNote language={language} />
      <Card component="section" aria-label={t('newProfile:preview')}>
        <OwnPublicProfile profile={profile} hasPlaceholders />
      </Card>
      {isReady || profile.public ? null : (
        <div>
          <ReadinessChecklist
            checks={checks}
            textOf={taskText}
            title={t('readiness.title')}
            headingId={headingId}
            onGoTo={goToCheck}
          />
        </div>
      )}
      <WizardActions onPage onBack={navigation.back} {...actions} />
    </>
  );
}
