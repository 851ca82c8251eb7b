import { claimStatuses, type ClaimListItem } from '@/api/endpoints/claims';

/** Filters of the list; in the address as `?status=`. */
export const claimFilters = ['all', ...claimStatuses] as const;
export type ClaimFilter = (typeof claimFilters)[number];

export function readFilter(value: string | null): ClaimFilter {
  return claimFilters.find((filter) => filter === value) ?? 'all';
}

export function filtered(claims: readonly ClaimListItem[], filter: ClaimFilter): readonly ClaimListItem[] {
  return filter === 'all' ? claims : claims.filter(({ status }) => status === filter);
}
