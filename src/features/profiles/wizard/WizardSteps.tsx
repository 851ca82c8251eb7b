import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ApiFailure } from '@/api/client/failure';
import { href } from '@/routes/href';
import { useAppSelector } from '@/store/hooks';
import { Form } from '@/ui/form/Form';
import { Wizard, WizardActions } from '@/ui/form/Wizard';
import { selectProfile } from '../profilesSlice';
import { TitleField } from '../TitleField';
import { useProfileLanguage } from '../useProfileLanguage';
import { EducationStep } from './EducationStep';
import { FieldStep } from './FieldStep';
import type { NewProfileWizardProps } from './wizardProps';
import { OffscreenSteps } from './OffscreenSteps';
import { OccupationStep } from './OccupationStep';
import { SavedFacts } from './SavedFacts';
import { StatusStep } from './StatusStep';
import { useWizardCalls } from './useWizardCalls';
import { WizardEnd } from './WizardEnd';
import { emptyValues, stepSchemas, wizardSteps, type WizardStepKey, type WizardValues } from './wizardForm';
import { usePublishFailure } from '@/ui/text/useFailureText';

interface WizardStepsProps extends NewProfileWizardProps {
  /** The profile of an interrupted wizard. */
  resumed: CompetenceProfile | undefined;
  onBegin: () => void;
}

/** Fields that the server names differently when it refuses them. */
const serverFields = {
  occupation_id: 'occupation',
  month_of_experience: 'years',
  type: 'education_type',
  lang: 'language',
} as const;

/** The first step that an interrupted wizard has not done yet. */
function firstOpen(profile: CompetenceProfile | undefined): WizardStepKey {
  if (!profile) return 'occupation';
  if (profile.title === '') return 'title';
  return profile.educations.length === 0 ? 'education' : 'status';
}

/** One form over all steps, so that going back loses nothing; each step saves what its call allows (D-19). */
export function WizardSteps({ expert, resumed, onBegin, onCreated, education }: WizardStepsProps) {
  const { t } = useTranslation('profiles');
  const publishFailure = usePublishFailure();
  const [step, setStep] = useState<WizardStepKey | 'end'>(firstOpen(resumed));
  const [profileId, setProfileId] = useState(resumed?.id ?? '');
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  const language = useProfileLanguage(resumed);
  const calls = useWizardCalls({ profile, education });

  if (step === 'end') return <WizardEnd profileId={profileId} />;
  const index = wizardSteps.indexOf(step);
  const isSaved = profileId !== '' && index < wizardSteps.indexOf('title');
  const isIntermediate = step === 'occupation' || isSaved;
  const next = () => setStep(wizardSteps[index + 1] ?? 'end');

  const submit = async (values: WizardValues): Promise<ApiFailure | null> => {
    if (!isIntermediate) {
      const outcome = step === 'field' ? await calls.create(values) : await calls[step](values);
      if (outcome && 'kind' in outcome) return outcome;
      if (outcome) {
        setProfileId(outcome.id);
        onCreated(outcome.id);
      }
    }
    onBegin();
    next();
    return null;
  };

  return (
    <Wizard
      title={t('wizard.title')}
      steps={wizardSteps.map((key) => ({ key, name: t(`wizard.step.${key}`) }))}
      current={step}
      intro={isSaved ? undefined : t(`wizard.intro.${step}`)}
      laterHref={href('profiles')}
      laterHint={profileId === '' ? t('wizard.laterDraft') : t('wizard.laterPaused')}
    >
      <Form
        schema={stepSchemas[isSaved ? 'status' : step]}
        defaultValues={{ ...emptyValues, language, title: resumed?.title ?? '' }}
        // With the profile's id, so that whoever continues goes on with it instead of making a second one.
        draft={profileId === '' ? 'new-profile' : `new-profile-${profileId}`}
        serverFields={serverFields}
        isIntermediate={isIntermediate}
        label={t('wizard.title')}
        failureText={(failure) => (step === 'status' ? publishFailure(failure) : calls.textOf(step))}
        onSubmit={submit}
      >
        <OffscreenSteps current={step} gender={expert?.gender} />
        {isSaved && profile ? <SavedFacts profile={profile} /> : null}
        {step === 'occupation' && !isSaved ? <OccupationStep /> : null}
        {step === 'field' && !isSaved ? <FieldStep /> : null}
        {step === 'title' ? <TitleField gender={expert?.gender} /> : null}
        {step === 'education' ? <EducationStep saved={calls.savedEducation} /> : null}
        {step === 'status' && profile ? <StatusStep profile={profile} /> : null}
        <WizardActions
          onBack={index === 0 ? undefined : () => setStep(wizardSteps[index - 1] ?? 'occupation')}
          onSkip={step === 'title' || step === 'education' ? next : undefined}
          {...(step === 'field' && !isSaved ? { nextLabel: t('wizard.create') } : {})}
          {...(step === 'status' ? { nextLabel: t('wizard.finish') } : {})}
        />
      </Form>
    </Wizard>
  );
}
