import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { onlineWithin } from '@/domain/claimLifeCycle';
import { inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { MilestoneContent } from '@/ui/feedback/MilestoneContent';
import { ViewButton } from '@/ui/share/ShareButton';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { OwnPublicClaim, ShareClaimRow, useShareClaim } from '@/features/public-page';

interface PublishSuccessProps {
  claim: Claim;
  /** In milliseconds. */
  publishedAt: number;
  headingId: string;
  onClose: () => void;
}

export function PublishSuccess({ claim, publishedAt, headingId, onClose }: PublishSuccessProps) {
  const { t } = useTranslation(['publicClaim', 'claims']);
  const locale = useFormatLocale();
  const sharing = useShareClaim(claim);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(publishedAt + onlineWithin);
  return (
    <MilestoneContent
      headingId={headingId}
      title={t('publish.doneTitle')}
      text={t('publish.doneText')}
      page={<OwnPublicClaim claim={claim} />}
      address={claim.public_url}
      addressName={t('claims:question.addressName')}
      share={sharing.address === null ? null : <ShareClaimRow claim={claim} address={sharing.address} />}
      actions={
        <>
          <ViewButton sharing={sharing} variant="outlined" text={t('publish.viewFrom', { time })} />
          <Button variant="contained" component={RouterLink} to={inviteHref}>
            {t('publish.invite')}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
