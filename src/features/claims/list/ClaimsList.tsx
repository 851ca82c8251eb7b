import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimStatuses, type ClaimListItem } from '@/api/endpoints/claims';
import { href } from '@/routes/href';
import { RouterLink, useSearchParams } from '@/routes/navigation';
import { useAppSelector, useLoad } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { CardListSkeleton } from '@/ui/list/CardListSkeleton';
import { FilterChips } from '@/ui/list/FilterChips';
import { PagedList, withFilter } from '@/ui/list/PagedList';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { fetchClaims, selectClaims, selectClaimsRequest } from '../claimsSlice';
import { ClaimDialogs, type ClaimDialog } from '../publish/ClaimDialogs';
import { ClaimRow } from './ClaimRow';

/** Filters of the list; in the address as `?status=`. */
const claimFilters = ['all', ...claimStatuses] as const;
type ClaimFilter = (typeof claimFilters)[number];

function readFilter(value: string | null): ClaimFilter {
  return claimFilters.find((filter) => filter === value) ?? 'all';
}

function filtered(claims: readonly ClaimListItem[], filter: ClaimFilter): readonly ClaimListItem[] {
  return filter === 'all' ? claims : claims.filter(({ status }) => status === filter);
}

interface ClaimsListProps {
  /** There is no profile yet, which every claim needs (PRO-22). */
  needsProfile: boolean;
}

/** One's own claims with status, question and profile (CLA-01). */
export function ClaimsList({ needsProfile }: ClaimsListProps) {
  const { t } = useTranslation(['claims', 'lists']);
  const claims = useAppSelector(selectClaims);
  const request = useAppSelector(selectClaimsRequest);
  const reload = useLoad(fetchClaims, undefined, request);
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<ClaimDialog | null>(null);
  const [now] = useState(() => Date.now());
  const relativeTime = useRelativeTime(now);
  const filter = readFilter(query.get('status'));
  const shown = filtered(claims, filter);
  return (
    <>
      <StatusView
        request={request}
        hasContent={claims.length > 0}
        skeleton={<CardListSkeleton rows={5} height={72} filters={claimFilters.length} />}
        empty={
          <EmptyState
            drawing={needsProfile ? 'profile' : 'claim'}
            title={t(needsProfile ? 'wizard.noProfileTitle' : 'lists:claims.emptyTitle')}
            text={t(needsProfile ? 'wizard.noProfile' : 'lists:claims.empty')}
            action={
              <Button variant="contained" component={RouterLink} to={href(needsProfile ? 'newProfile' : 'newClaim')}>
                {t(needsProfile ? 'wizard.createProfile' : 'list.new')}
              </Button>
            }
          />
        }
        onRetry={reload}
      >
        <FilterChips
          label={t('lists:claims.filter')}
          value={filter}
          options={claimFilters.map((value) => ({
            value,
            label: t(`filter.${value}`),
            count: filtered(claims, value).length,
          }))}
          onChange={(next) =>
            setQuery((before) => withFilter(before, 'status', next === 'all' ? '' : next), { replace: true })
          }
        />
        {shown.length === 0 ? (
          <EmptyState drawing="search" title={t('lists:claims.noneOfStatus')} />
        ) : (
          <PagedList items={shown} keyOf={(claim) => claim.id} estimatedHeight={72} label={t('lists:claims.label')}>
            {(claim) => (
              <ClaimRow
                claim={claim}
                relativeTime={relativeTime}
                onDialog={(type) => setDialog({ type, claimId: claim.id })}
              />
            )}
          </PagedList>
        )}
      </StatusView>
      <ClaimDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
