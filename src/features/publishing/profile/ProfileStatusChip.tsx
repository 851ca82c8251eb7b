import { useTranslation } from 'react-i18next';
import StarIcon from '@mui/icons-material/StarOutlined';
import { Chip, Typography } from '@mui/material';
import { StatusChip } from '@/ui/basics/StatusChip';

/** Published or paused; a profile that was never published is paused as well (PRO-01), hence the words beside it. */
export function ProfileStatusChip({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation('profiles');
  return isPublic ? (
    <StatusChip color="success" label={t('status.published')} />
  ) : (
    <>
      <StatusChip color="warning" label={t('status.paused')} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('status.notPublic')}
      </Typography>
    </>
  );
}

export function CanonicalChip() {
  const { t } = useTranslation('profiles');
  return <Chip size="small" variant="soft" color="primary" icon={<StarIcon />} label={t('canonical.chip')} />;
}
