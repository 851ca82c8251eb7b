import StarIcon from '@mui/icons-material/StarOutlined';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Marks the one profile with priority (D-24). */
export function CanonicalChip() {
  const { t } = useTranslation('profiles');
  return <Chip size="small" variant="outlined" color="primary" icon={<StarIcon />} label={t('canonical.chip')} />;
}
