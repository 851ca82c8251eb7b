import { useTranslation } from 'react-i18next';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useAppSelector } from '@/store/hooks';
import { longAnswerImages } from '@/entities/claim/claimImages';
import { selectClaimOfAnswer } from '@/entities/claim/longAnswerWrites';
import { ImageField } from '@/ui/images/ImageField';

/** The images of a saved long answer; each change is saved at once. */
export function LongAnswerImages({ answerId }: { answerId: string }) {
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
