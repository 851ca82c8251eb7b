import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { keywordSuggestions } from '@/domain/keywordSuggestions';
import { requestedKeywords } from '@/domain/publishing';
import { ChipsField } from '@/ui/form/ChipsField';
import { useListedNames } from '@/ui/text/useOwnProfileName';
import { CategoriesField } from '@/features/claim-fields';
import { KeywordSuggestions } from './KeywordSuggestions';
import type { NewClaimValues } from './newClaimSteps';

/** Keywords and categories: what the claim is found by. Both are suggested from the question and the profile. */
export function FindingStep({ profiles }: { profiles: readonly ProfileRef[] }) {
  const { t } = useTranslation('claims');
  const listed = useListedNames();
  const { question, topic, keywords, competence_profile_id } = useWatch() as NewClaimValues;
  const chosen =
    profiles.find(({ id }) => id === competence_profile_id) ?? (profiles.length === 1 ? profiles[0] : null);
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
