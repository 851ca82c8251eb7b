import { useTranslation } from 'react-i18next';
import { ShortAnswerInput, type Claim } from '@/api/endpoints/claims';
import { z } from '@/api/schema/zod';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { draftKey } from '@/domain/draftKey';
import { VideoAddress } from '@/domain/video';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { readSection, saveShortAnswer } from '@/entities/claim/claimsSlice';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { SectionAssistant, ShortAnswerFields } from '@/features/claim-fields';
import { ShortAnswerImages } from './ShortAnswerImages';
import { VideoField } from './VideoField';

const ShortAnswerValues = z.extend(ShortAnswerInput, { short_answer_video: VideoAddress });

const valuesOf = ({ short_answer_headline, short_answer_text, short_answer_video }: Claim) => ({
  short_answer_headline,
  short_answer_text,
  short_answer_video,
});

/** The answer in a few sentences: headline, text and a film (CLS-03). */
export function ShortAnswerSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  return (
    <EditorSectionForm
      isPublic={isClaimPublic(claim)}
      schema={ShortAnswerValues}
      defaultValues={valuesOf(claim)}
      draft={draftKey({ type: 'claim', id: claim.id, section: 'shortAnswer' })}
      label={t('shortAnswer.title')}
      readNewest={() => dispatch(readSection(claim.id, valuesOf))}
      onSave={(body) => dispatch(failureOf(saveShortAnswer({ params: { claimId: claim.id }, body })))}
    >
      <PublishToPreview />
      <SectionAssistant
        name="shortAnswer"
        type="short_answer"
        label={t('shortAnswer.title')}
        text={{ name: 'short_answer_text' }}
        headline={{ name: 'short_answer_headline' }}
      />
      <ShortAnswerFields />
      <ShortAnswerImages claim={claim} />
      <VideoField
        name="short_answer_video"
        label={t('shortAnswer.video')}
        help={t('shortAnswer.videoHelp')}
        filmTitle={claim.question || t('shortAnswer.video')}
      />
    </EditorSectionForm>
  );
}
