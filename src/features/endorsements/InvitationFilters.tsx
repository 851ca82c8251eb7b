import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { invitationFilters, type InvitationFilter } from '@/domain/invitation';

interface InvitationFiltersProps {
  /** null shows all. */
  value: InvitationFilter | null;
  onChange: (value: InvitationFilter | null) => void;
}

/** Which invitations the list shows. */
export function InvitationFilters({ value, onChange }: InvitationFiltersProps) {
  const { t } = useTranslation('endorsements');
  return (
    <Stack direction="row" role="group" aria-label={t('filter.label')} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {[null, ...invitationFilters].map((filter) => {
        const pressed = filter === value;
        return (
          <Chip
            key={filter ?? 'all'}
            label={t(`filter.${filter ?? 'all'}`)}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            aria-pressed={pressed}
            onClick={() => onChange(filter)}
            sx={{ minHeight: 44, px: 0.5 }}
          />
        );
      })}
    </Stack>
  );
}
