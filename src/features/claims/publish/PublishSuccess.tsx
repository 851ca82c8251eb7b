import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { MilestoneContent } from '@/ui/feedback/MilestoneContent';

interface PublishSuccessProps {
  claim: Claim;
  headingId: string;
  onClose: () => void;
}

/** The claim is published: its address, and people to invite for a verification (CLA-06). */
export function PublishSuccess({ claim, headingId, onClose }: PublishSuccessProps) {
  const { t } = useTranslation('claims');
  return (
    <MilestoneContent
      headingId={headingId}
      title={t('publish.doneTitle')}
      text={t('publish.doneText')}
      address={claim.public_url}
      addressName={t('question.addressName')}
      actions={
        <Button variant="outlined" component={RouterLink} to={href('verifyCompetence')}>
          {t('publish.invite')}
        </Button>
      }
      onClose={onClose}
    />
  );
}
