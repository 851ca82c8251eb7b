import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { recommendedLength } from '@/domain/claimLimits';
import { useAppSelector } from '@/store/hooks';
import { selectClaim } from '@/entities/claim/claimsSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { Field } from '@/ui/form/Field';
import { WizardActions } from '@/ui/form/Wizard';
import { SearchResult, useProfileOption } from '@/features/claim-fields';
import { AnswerStep, type AnswerStepProps } from './AnswerStep';
import { FindingStep } from './FindingStep';
import { PublishStep } from './PublishStep';
import { descriptionOf, type NewClaimStep, type NewClaimValues } from './newClaimSteps';

interface StepContentProps extends AnswerStepProps {
  step: NewClaimStep;
  profiles: readonly ProfileRef[];
  /** '' until it is created. */
  claimId: string;
}

/** What a step after the first question asks, with back and next. */
export function StepContent({ step, profiles, claimId, ...props }: StepContentProps) {
  const claim = useAppSelector((state) => selectClaim(state, claimId));
  if (step === 'answer') return <AnswerStep {...props} />;
  if (step === 'publish') return claim ? <PublishStep claim={claim} /> : <ListSkeleton rows={1} height={320} />;
  return (
    <>
      {step === 'profile' ? <ProfileChoice profiles={profiles} /> : null}
      {step === 'subject' ? <SubjectFields /> : null}
      {step === 'finding' ? <FindingStep profiles={profiles} /> : null}
      <WizardActions onBack={props.onBack} />
    </>
  );
}

/** The search result as it comes about, from what is being typed (ux no. 4). */
export function TypedResult() {
  const values = useDeferredValue(useWatch() as NewClaimValues);
  return <SearchResult question={values.question} description={descriptionOf(values)} isBeside />;
}

function ProfileChoice({ profiles }: { profiles: readonly ProfileRef[] }) {
  const { t } = useTranslation(['claims', 'newClaim']);
  const optionOf = useProfileOption();
  return (
    <ChoiceField
      name="competence_profile_id"
      label={t('newClaim:profileLabel')}
      help={t('wizard.profileHelp')}
      options={profiles.map(optionOf)}
    />
  );
}

function SubjectFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="topic" label={t('subject.topic')} help={t('subject.topicHelp')} />
      <Field
        name="pain_point"
        label={t('subject.painPoint')}
        help={t('subject.painPointHelp')}
        rows={3}
        recommended={recommendedLength.painPoint}
      />
    </>
  );
}
