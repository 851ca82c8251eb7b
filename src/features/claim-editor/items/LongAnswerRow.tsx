import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { beginningOfAnswer } from '@/domain/longAnswer';
import { useAppSelector } from '@/store/hooks';
import { selectClaimOfAnswer, type LongAnswerValues } from '@/entities/claim/longAnswerWrites';
import type { ShownItem } from '@/ui/editor/items/itemList';
import { answerType } from '@/ui/publicPage/answerType';

const shownCharacters = 160;

export function LongAnswerRow({ item }: { item: ShownItem<LongAnswerValues> }) {
  const { t } = useTranslation('claims');
  const { headline, text, video, source, savedId } = item;
  const images = useAppSelector(
    (state) =>
      selectClaimOfAnswer(state, savedId ?? '')?.long_answers.find(({ id }) => id === savedId)?.images.length ?? 0,
  );
  const words = beginningOfAnswer(text, shownCharacters);
  const facts = [
    images > 0 ? t('longAnswers.imageCount', { count: images }) : '',
    video ? t('longAnswers.video') : '',
    source ? t('longAnswers.source') : '',
  ].filter(Boolean);
  return (
    <Stack sx={{ gap: 0.5, py: 0.75, hyphens: 'auto', overflowWrap: 'anywhere' }}>
      <Typography sx={answerType.long.headline}>{headline}</Typography>
      {words ? <Typography>{words}</Typography> : null}
      {facts.length > 0 ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      ) : null}
    </Stack>
  );
}
