import PublishedIcon from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { QuestionAddress } from '../question/QuestionAddress';
import { DialogActions, DialogContent } from '@/ui/basics/overlays';
import { DialogHeading } from './PublishConfirmation';

interface PublishSuccessProps {
  claim: Claim;
  headingId: string;
  onClose: () => void;
}

/** The next steps after publishing: the address to share, and people to invite for a verification. */
export function PublishSuccess({ claim, headingId, onClose }: PublishSuccessProps) {
  const { t } = useTranslation('claims');
  return (
    <>
      <DialogHeading id={headingId}>
        <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <PublishedIcon color="success" aria-hidden />
          {t('publish.doneTitle')}
        </Stack>
      </DialogHeading>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('publish.doneText')}</Typography>
        <QuestionAddress question={claim.question} url={claim.public_url} copy />
        <Typography>
          <Link component={RouterLink} to={href('verifyCompetence')}>
            {t('publish.invite')}
          </Link>
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('publish.doneClose')}
        </Button>
      </DialogActions>
    </>
  );
}
