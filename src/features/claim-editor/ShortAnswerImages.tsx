import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { shortAnswerImages } from '@/entities/claim/claimImages';
import { ImageField } from '@/ui/images/ImageField';

/** The images of a claim's short answer; each change is saved at once. */
export function ShortAnswerImages({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <ImageField
      label={t('shortAnswer.images')}
      images={claim.short_answer_images}
      multiple
      target={shortAnswerImages({ claimId: claim.id })}
      isPublic={isClaimPublic(claim)}
    />
  );
}
