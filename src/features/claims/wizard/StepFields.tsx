import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { recommendedLength } from '@/domain/claimLimits';
import { requestedKeywords } from '@/domain/publishing';
import { ChipsField } from '@/ui/form/ChipsField';
import { Field } from '@/ui/form/Field';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { WizardActions } from '@/ui/form/Wizard';
import { CategoriesField } from '../CategoriesField';
import { useProfileOption } from '../useProfileOption';
import { QuestionEditor } from '../question/QuestionEditor';
import { newClaimSteps, type NewClaimStep } from './newClaimSteps';

interface StepFieldsProps {
  step: NewClaimStep;
  profiles: readonly ProfileRef[];
  onBack: (() => void) | undefined;
}

/** The fields of one step, with back and next. */
export function StepFields({ step, profiles, onBack }: StepFieldsProps) {
  const { t } = useTranslation('claims');
  return (
    <>
      {step === 'profile' ? <ProfileChoice profiles={profiles} /> : null}
      {step === 'subject' ? <SubjectFields /> : null}
      {step === 'keywords' ? <KeywordFields /> : null}
      {step === 'question' ? <QuestionFields /> : null}
      {step === 'categories' ? <CategoriesField /> : null}
      <WizardActions onBack={onBack} {...(step === newClaimSteps.at(-1) ? { nextLabel: t('wizard.submit') } : {})} />
    </>
  );
}

function ProfileChoice({ profiles }: { profiles: readonly ProfileRef[] }) {
  const { t } = useTranslation('claims');
  const optionOf = useProfileOption();
  return (
    <ChoiceField
      name="competence_profile_id"
      label={t('wizard.profileLabel')}
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

function KeywordFields() {
  const { t } = useTranslation('claims');
  const keywords: unknown = useWatch({ name: 'keywords' });
  const missing = requestedKeywords - (Array.isArray(keywords) ? keywords.length : 0);
  return (
    <ChipsField
      name="keywords"
      label={t('keywords.title')}
      help={missing > 0 ? t('keywords.missing', { count: missing }) : t('keywords.enough')}
    />
  );
}

function QuestionFields() {
  const { t } = useTranslation('claims');
  const painPoint: unknown = useWatch({ name: 'pain_point' });
  return (
    <>
      <QuestionEditor description={typeof painPoint === 'string' ? painPoint : ''} />
      <Typography variant="body2">{t('wizard.questionRule')}</Typography>
    </>
  );
}
