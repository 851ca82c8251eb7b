import AddIcon from '@mui/icons-material/AddOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { lackingForProfile, missingFields, type ImportRow } from './reviewRows';

interface MissingFieldsProps {
  row: ImportRow;
  /** A public profile leaves out what is not complete. */
  isProfilePublic: boolean;
  /** Missing where the entry cannot be edited here. */
  onEdit: ((field: string) => void) | undefined;
}

/** Warns of required fields, and offers those that may come later. */
export function MissingFields({ row, isProfilePublic, onEdit }: MissingFieldsProps) {
  const { t } = useTranslation('imports');
  const lacking = lackingForProfile(row);
  const missing = isProfilePublic ? [...missingFields(row), ...lacking] : missingFields(row);
  const offered = isProfilePublic || !onEdit ? [] : lacking;
  if (missing.length + offered.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {missing.map((field) => (
        <Chip
          key={field}
          size="small"
          color="warning"
          variant="outlined"
          icon={<WarningIcon />}
          label={t(`review.missing.${field}` as 'review.missing.location')}
          {...(onEdit ? { onClick: () => onEdit(field) } : {})}
        />
      ))}
      {offered.map((field) => (
        <Chip
          key={field}
          size="small"
          variant="outlined"
          icon={<AddIcon />}
          label={t(`review.add.${field}`)}
          onClick={() => onEdit?.(field)}
        />
      ))}
    </Stack>
  );
}
