import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { ClaimStatusChip } from '../ClaimStatusChip';
import type { ClaimDialogType } from '../publish/ClaimDialogs';
import { ClaimMenu } from './ClaimMenu';

interface ClaimCardProps {
  claim: ClaimListItem;
  onDialog: (type: ClaimDialogType) => void;
}

/** A claim in the list; the card leads to its editor, the menu to what else can be done. */
export function ClaimCard({ claim, onDialog }: ClaimCardProps) {
  const { t } = useTranslation('claims');
  const nameOf = useOwnProfileName();
  const question = claim.question || t('list.noQuestion');
  return (
    <Card sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <CardActionArea
        component={RouterLink}
        to={href('claim', { claimId: claim.id })}
        sx={{ p: { xs: 2, sm: 3 }, pr: { xs: 1, sm: 1 }, flex: 1, minWidth: 0 }}
      >
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}
        >
          <Typography variant="h3" component="h2" sx={{ minWidth: 0, hyphens: 'auto' }}>
            {question}
          </Typography>
          <ClaimStatusChip status={claim.status} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {nameOf(claim.competence_profile) || t('list.noProfile')}
        </Typography>
      </CardActionArea>
      <ClaimMenu claim={claim} name={question} onDialog={onDialog} />
    </Card>
  );
}
