import AddIcon from '@mui/icons-material/AddOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { keywordSuggestions } from '@/domain/keywordSuggestions';
import { requestedKeywords } from '@/domain/publishing';
import { ChipButton } from '@/ui/basics/ChipButton';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { ChipsField } from '@/ui/form/ChipsField';
import { useFieldId } from '@/ui/form/fieldRegistry';
import { useListedNames } from '@/ui/text/useOwnProfileName';
import { CategoriesField } from '@/features/claim-fields/CategoriesField';
import type { NewClaimValues } from './newClaimSteps';

export function FindingStep({ profiles }: { profiles: readonly ProfileRef[] }) {
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
          help={missing > 0 ? t('keywords.missing', { count: missing }) : undefined}
        />
        <KeywordSuggestions words={words} />
      </Stack>
      <CategoriesField near={{ competence, texts: [profile?.occupation?.name ?? '', topic, question] }} />
    </>
  );
}

/** An added word leaves the list; the focus moves to the next one, or to the field. */
function KeywordSuggestions({ words }: { words: readonly string[] }) {
  const { t } = useTranslation(['newClaim', 'editing']);
  const id = useId();
  const idOf = useFieldId();
  const { getValues, setValue } = useFormContext<NewClaimValues>();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const add = (added: readonly string[]) => {
    const next = list.current?.querySelectorAll('button')[words.findIndex((word) => word === added[0]) + 1];
    (added.length === 1 && next ? next : document.getElementById(idOf('keywords')))?.focus();
    setValue('keywords', [...getValues('keywords'), ...added], { shouldDirty: true });
    setAnnouncement(t('editing:chips.added', { name: added.join(', ') }));
  };
  return (
    <>
      {words.length > 0 ? (
        <Stack role="group" aria-labelledby={id} sx={{ gap: 0.5 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="caption" id={id} sx={{ color: 'text.secondary' }}>
              {t('suggestions.label')}
            </Typography>
            {words.length > 1 ? (
              <Button sx={(theme) => theme.mixins.textButtonAtEdge} onClick={() => add(words)}>
                {t('suggestions.all')}
              </Button>
            ) : null}
          </Stack>
          <Stack
            component="ul"
            ref={list}
            direction="row"
            sx={{ listStyle: 'none', p: 0, m: 0, flexWrap: 'wrap', gap: 1 }}
          >
            {words.map((word) => (
              <li key={word}>
                <ChipButton
                  icon={<AddIcon />}
                  label={word}
                  isDashed
                  aria-label={t('suggestions.add', { name: word })}
                  onClick={() => add([word])}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
