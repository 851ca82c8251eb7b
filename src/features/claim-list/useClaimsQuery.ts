import { useMemo } from 'react';
import { claimStatuses, type ClaimListItem } from '@/api/endpoints/claims';
import { editedAt } from '@/entities/claim/claimsSlice';
import { useListQuery } from '@/ui/list/useListQuery';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';

export const claimSorts = ['edited', 'question', 'status'] as const;

export function useClaimsQuery(claims: readonly ClaimListItem[]) {
  const nameOf = useOwnProfileName();
  const locale = useFormatLocale();
  const profiles = useMemo(() => {
    const names = new Map(claims.map((claim) => [profileIdOf(claim), claim.competence_profile]));
    names.delete('');
    return [...names];
  }, [claims]);
  const named = profiles.map(([id, profile]) => ({ value: id, label: nameOf(profile) }));
  const names = named.map(({ label }) => label).join('\n');
  const textOf = useMemo(() => {
    const nameById = new Map(profiles.map(([id], index) => [id, names.split('\n')[index] ?? '']));
    return (claim: ClaimListItem) => [claim.question, claim.topic, nameById.get(profileIdOf(claim)) ?? ''].join('\n');
  }, [names, profiles]);
  const filters = useMemo(() => filtersOf(profiles.map(([id]) => id)), [profiles]);
  const sorts = useMemo(() => sortsIn(locale), [locale]);
  const query = useListQuery({ items: claims, textOf, filters, sorts });
  return { query, profiles: named };
}

/** '' where it is not known. */
function profileIdOf({ competence_profile, competence_profile_id }: ClaimListItem): string {
  return competence_profile?.id ?? competence_profile_id ?? '';
}

const filtersOf = (profileIds: readonly string[]) => ({
  status: { values: claimStatuses, matches: ({ status }: ClaimListItem, value: string) => status === value },
  profile: {
    values: profileIds,
    matches: (claim: ClaimListItem, value: string) => profileIdOf(claim) === value,
  },
});

function sortsIn(locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true });
  const byLastEdit = (one: ClaimListItem, other: ClaimListItem) => editedAt(other) - editedAt(one);
  const byStatus = ({ status }: ClaimListItem) => claimStatuses.findIndex((known) => known === status);
  return {
    edited: byLastEdit,
    question: (one: ClaimListItem, other: ClaimListItem) => collator.compare(one.question, other.question),
    status: (one: ClaimListItem, other: ClaimListItem) => byStatus(one) - byStatus(other) || byLastEdit(one, other),
  } satisfies Record<(typeof claimSorts)[number], unknown>;
}
