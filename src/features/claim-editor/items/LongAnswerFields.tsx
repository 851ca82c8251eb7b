import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useAppSelector } from '@/store/hooks';
import { longAnswerImages } from '@/entities/claim/claimImages';
import { selectClaimOfAnswer, type LongAnswerValues } from '@/entities/claim/longAnswerWrites';
import type { ItemFieldsProps } from '@/ui/editor/items/itemList';
import { Field } from '@/ui/form/Field';
import { ImageField } from '@/ui/images/ImageField';
import { RichTextField } from '@/ui/richText/RichTextField';
import { SectionAssistant } from '@/features/claim-fields/SectionAssistant';
import { PageFields } from '../PageFields';
import { VideoField } from '../VideoField';

/** Images can be added once it is saved; the comment only before (D-38). */
export function LongAnswerFields({ values, savedId }: ItemFieldsProps<LongAnswerValues>) {
  const { t } = useTranslation('claims');
  return (
    <>
      <SectionAssistant
        name={`longAnswers.${savedId ?? 'new'}`}
        type="long_answer"
        label={t('longAnswers.one')}
        text={{ name: 'text', isRich: true }}
        headline={{ name: 'headline' }}
      />
      <PageFields type="long">
        <Field
          name="headline"
          label={t('longAnswers.headline')}
          help={t('longAnswers.headlineHelp')}
          placeholder={t('editor.write')}
          rows={1}
          submitsOnEnter
        />
        <RichTextField name="text" label={t('longAnswers.text')} help={t('longAnswers.textHelp')} />
      </PageFields>
      {savedId === null ? null : <LongAnswerImages answerId={savedId} />}
      <VideoField
        name="video"
        label={t('longAnswers.video')}
        help={t('longAnswers.videoHelp')}
        videoTitle={values?.headline ?? t('longAnswers.video')}
      />
      <Field
        name="source"
        label={t('longAnswers.source')}
        help={t('longAnswers.sourceHelp')}
        type="url"
        size="full"
        inputMode="url"
        optional
      />
      {savedId === null ? <NewAnswerComment /> : <FixedComment text={values?.comment ?? ''} />}
    </>
  );
}

/** Each change is saved at once. */
function LongAnswerImages({ answerId }: { answerId: string }) {
  const { t } = useTranslation('claims');
  const claim = useAppSelector((state) => selectClaimOfAnswer(state, answerId));
  const answer = claim?.long_answers.find(({ id }) => id === answerId);
  if (!claim || !answer) return null;
  return (
    <ImageField
      label={t('longAnswers.images')}
      {...(isClaimPublic(claim) ? {} : { help: t('longAnswers.imagesHelp') })}
      images={answer.images}
      multiple
      target={longAnswerImages({ claimId: claim.id, longAnswerId: answerId })}
      isPublic={isClaimPublic(claim)}
    />
  );
}

function NewAnswerComment() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="comment" label={t('longAnswers.comment')} help={t('longAnswers.commentHelp')} rows={2} optional />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('longAnswers.imagesLater')}
      </Typography>
    </>
  );
}

/** No call can change it once it is saved. */
function FixedComment({ text }: { text: string }) {
  const { t } = useTranslation('claims');
  if (!text) return null;
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{t('longAnswers.comment')}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('longAnswers.commentFixed')}
      </Typography>
    </div>
  );
}
