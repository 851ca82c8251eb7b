import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { claimStatuses } from '@/api/endpoints/claims';

/** Filters of the list; in the address as `?status=`. */
export const claimFilters = ['all', ...claimStatuses] as const;
export type ClaimFilter = (typeof claimFilters)[number];

export function readFilter(value: string | null): ClaimFilter {
  return claimFilters.find((filter) => filter === value) ?? 'all';
}

export function filtered(claims: readonly ClaimListItem[], filter: ClaimFilter): readonly ClaimListItem[] {
  return filter === 'all' ? claims : claims.filter(({ status }) => status === filter);
}

interface ClaimFilterChipsProps {
  claims: readonly ClaimListItem[];
  value: ClaimFilter;
  onChange: (filter: ClaimFilter) => void;
}

/** All, drafts, published, paused, each with its count. */
export function ClaimFilterChips({ claims, value, onChange }: ClaimFilterChipsProps) {
  const { t } = useTranslation('claims');
  return (
    <Stack direction="row" role="group" aria-label={t('list.filter')} sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {claimFilters.map((filter) => (
        <Chip
          key={filter}
          component="button"
          clickable
          aria-pressed={filter === value}
          color={filter === value ? 'primary' : 'default'}
          variant={filter === value ? 'filled' : 'outlined'}
          label={`${t(`filter.${filter}`)} ${filtered(claims, filter).length}`}
          onClick={() => onChange(filter)}
          sx={{ minHeight: 44, px: 1, typography: 'body2' }}
        />
      ))}
    </Stack>
  );
}
