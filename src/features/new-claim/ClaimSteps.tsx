import Stack from '@mui/material/Stack';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { recommendedLength } from '@/domain/claimLimits';
import { keywordSuggestions } from '@/domain/keywordSuggestions';
import { requestedKeywords } from '@/domain/publishing';
import { ChipsField } from '@/ui/form/ChipsField';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { Field } from '@/ui/form/Field';
import { useListedNames } from '@/ui/text/useOwnProfileName';
import { CategoriesField, SearchResult, useProfileOption } from '@/features/claim-fields';
import { KeywordSuggestions } from './KeywordSuggestions';
import { descriptionOf, type NewClaimValues } from './newClaimSteps';

interface ProfilesProps {
  profiles: readonly ProfileRef[];
}

export function ProfileStep({ profiles }: ProfilesProps) {
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

export function SubjectStep() {
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

/** Keywords and categories: what the claim is found by. Both are suggested from the question and the profile. */
export function FindingStep({ profiles }: ProfilesProps) {
  const { t } = useTranslation('claims');
  const listed = useListedNames();
  const { question, topic, keywords, competence_profile_id } = useWatch() as NewClaimValues;
  const chosen = profiles.length === 1 ? profiles[0] : profiles.find(({ id }) => id === competence_profile_id);
  const profile = chosen ? listed(chosen) : null;
  const competence = profile?.competence?.name ?? '';
  const missing = requestedKeywords - keywords.length;
  const words = keywordSuggestions({ question, topic, competences: [competence], chosen: keywords });
  return (
    <>
      <Stack sx={{ gap: 1.5 }}>
        <ChipsField
          name="keywords"
          label={t('keywords.title')}
          size="full"
          help={missing > 0 ? t('keywords.missing', { count: missing }) : t('keywords.enough')}
        />
        <KeywordSuggestions words={words} />
      </Stack>
      <CategoriesField near={{ competence, texts: [profile?.occupation?.name ?? '', topic, question] }} />
    </>
  );
}

/** The search result as it comes about, from what is being typed (ux no. 4). */
export function TypedResult() {
  const values = useDeferredValue(useWatch() as NewClaimValues);
  return <SearchResult question={values.question} description={descriptionOf(values)} isBeside />;
}
