import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { ShareButton } from '@/ui/share/ShareButton';
import { MilestoneContent } from '@/ui/feedback/MilestoneContent';
import { useShareClaim } from '../share/useShareClaim';

interface PublishSuccessProps {
  claim: Claim;
  headingId: string;
  onClose: () => void;
}

/** The claim is published: its address, and people to invite for a verification (CLA-06). */
export function PublishSuccess({ claim, headingId, onClose }: PublishSuccessProps) {
  const { t } = useTranslation('claims');
  const sharing = useShareClaim(claim);
  return (
    <>
      <MilestoneContent
        headingId={headingId}
        title={t('publish.doneTitle')}
        text={t('publish.doneText')}
        address={claim.public_url}
        addressName={t('question.addressName')}
        actions={
          <>
            <ShareButton sharing={sharing} variant="contained" />
            <Button variant="outlined" component={RouterLink} to={href('verifyCompetence')}>
              {t('publish.invite')}
            </Button>
          </>
        }
        onClose={onClose}
      />
      {sharing.sheet}
    </>
  );
}
