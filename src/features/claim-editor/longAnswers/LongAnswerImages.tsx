import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import type { LongAnswer } from '@/api/endpoints/longAnswers';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useAppSelector } from '@/store/hooks';
import { selectClaimOfAnswer } from '@/entities/claim/longAnswerWrites';
import { useLongAnswerImages } from '@/entities/claim/useAnswerImages';
import { ImageField } from '@/ui/images/ImageField';

/** The images of a saved long answer; each change is saved at once. */
export function LongAnswerImages({ answerId }: { answerId: string }) {
  const claim = useAppSelector((state) => selectClaimOfAnswer(state, answerId));
  const answer = claim?.long_answers.find(({ id }) => id === answerId);
  return claim && answer ? <AnswerImages claim={claim} answer={answer} /> : null;
}

function AnswerImages({ claim, answer }: { claim: Claim; answer: LongAnswer }) {
  const { t } = useTranslation('claimParts');
  return (
    <ImageField
      label={t('longAnswers.images')}
      {...(isClaimPublic(claim) ? {} : { help: t('longAnswers.imagesHelp') })}
      images={answer.images}
      multiple
      target={useLongAnswerImages(claim.id, answer)}
      isPublic={isClaimPublic(claim)}
    />
  );
}
