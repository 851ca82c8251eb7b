import { useTranslation } from 'react-i18next';
import { ShortAnswerInput, type Claim } from '@/api/endpoints/claims';
import { z } from '@/api/schema/zod';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { VideoAddress } from '@/domain/video';
import { shortAnswerImages } from '@/entities/claim/claimImages';
import { saveShortAnswer } from '@/entities/claim/claimsSlice';
import { ImageField } from '@/ui/images/ImageField';
import { SectionAssistant, ShortAnswerFields } from '@/features/claim-fields';
import { ClaimForm } from './ClaimForm';
import { PageFields } from './PageFields';
import { VideoField } from './VideoField';

const ShortAnswerValues = z.extend(ShortAnswerInput, { short_answer_video: VideoAddress });

/** The answer in a few sentences: headline, text, images and a video (CLS-03). */
export function ShortAnswerSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <ClaimForm
      claim={claim}
      section="shortAnswer"
      label={t('shortAnswer.title')}
      schema={ShortAnswerValues}
      valuesOf={({ short_answer_headline, short_answer_text, short_answer_video }) => ({
        short_answer_headline,
        short_answer_text,
        short_answer_video,
      })}
      save={saveShortAnswer}
    >
      <SectionAssistant
        name="shortAnswer"
        type="short_answer"
        label={t('shortAnswer.title')}
        text={{ name: 'short_answer_text' }}
        headline={{ name: 'short_answer_headline' }}
      />
      <PageFields type="short">
        <ShortAnswerFields placeholder={t('editor.write')} />
      </PageFields>
      {/* Each change of the images is saved at once. */}
      <ImageField
        label={t('shortAnswer.images')}
        images={claim.short_answer_images}
        multiple
        target={shortAnswerImages({ claimId: claim.id })}
        isPublic={isClaimPublic(claim)}
      />
      <VideoField
        name="short_answer_video"
        label={t('shortAnswer.video')}
        help={t('shortAnswer.videoHelp')}
        videoTitle={claim.question || t('shortAnswer.video')}
      />
    </ClaimForm>
  );
}
