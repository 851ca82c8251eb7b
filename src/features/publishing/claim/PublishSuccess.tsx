import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { MilestoneContent } from '@/ui/feedback/MilestoneContent';
import { ShareButton, ViewButton } from '@/ui/share/ShareButton';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';
import { OwnPublicClaim, useShareClaim } from '@/features/public-page';

interface PublishSuccessProps {
  claim: Claim;
  /** In milliseconds. */
  publishedAt: number;
  headingId: string;
  onClose: () => void;
}

/** Within this time a published claim is online (CLA-06), in milliseconds. */
const onlineWithin = 60 * 60 * 1000;

/** The claim is published: how it looks, its address, when it can be seen, and people to invite for a verification. */
export function PublishSuccess({ claim, publishedAt, headingId, onClose }: PublishSuccessProps) {
  const { t } = useTranslation(['publicClaim', 'claims']);
  const locale = useFormatLocale();
  const sharing = useShareClaim(claim);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(publishedAt + onlineWithin);
  const hasPage = sharing.address !== null;
  const invite = (
    <Button variant={hasPage ? 'text' : 'contained'} component={RouterLink} to={href('verifyCompetence')}>
      {t('publish.invite')}
    </Button>
  );
  return (
    <>
      <MilestoneContent
        headingId={headingId}
        title={t('publish.doneTitle')}
        text={t('publish.doneText')}
        picture={
          <PageThumbnail>
            <OwnPublicClaim claim={claim} />
          </PageThumbnail>
        }
        address={claim.public_url}
        addressName={t('claims:question.addressName')}
        actions={
          hasPage ? (
            <>
              <ShareButton sharing={sharing} variant="contained" />
              <ViewButton sharing={sharing} variant="outlined" text={t('publish.viewFrom', { time })} />
            </>
          ) : (
            invite
          )
        }
        link={hasPage ? invite : undefined}
        onClose={onClose}
      />
      {sharing.sheet}
    </>
  );
}
