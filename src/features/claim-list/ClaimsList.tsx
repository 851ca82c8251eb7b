import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimStatuses } from '@/api/endpoints/claims';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { shownItems } from '@/store/trackRequest';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { CardListSkeleton } from '@/ui/list/CardListSkeleton';
import { FilterChips } from '@/ui/list/FilterChips';
import { LoadingMore } from '@/ui/list/LoadingMore';
import { PagedList } from '@/ui/list/PagedList';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { ClaimDialogs, type ClaimDialog } from '@/features/publishing';
import { ClaimRow } from './ClaimRow';
import { claimSorts, useClaimsQuery } from './useClaimsQuery';

/** With the list: fields are large (performance S2). */
const ListTools = lazyComponent(() => import('@/ui/list/ListTools'), 'ListTools');

/** From this many claims on they are searched (design review, B7). */
const searchedFrom = 8;

/** The place of the list's tools, whether they have arrived or not; on a phone the search has a line of its own. */
function placeOfTools(hasSearch: boolean, selects: number) {
  const width = (hasSearch ? 248 : 0) + selects * 208;
  return { display: 'flex', flex: `1 1 ${width}px`, minHeight: { xs: hasSearch ? 96 : 44, sm: 44 }, mb: 2 } as const;
}

interface ClaimsListProps {
  /** There is no profile yet, which every claim needs (PRO-22). */
  needsProfile: boolean;
}

/** The user's own claims with status, question and profile (CLA-01). */
export function ClaimsList({ needsProfile }: ClaimsListProps) {
  const { t } = useTranslation(['claims', 'lists']);
  const request = useRequest(selectClaimsRequest);
  const { items: claims, isPartial } = shownItems(useAppSelector(selectClaims), request);
  const reload = useLoad(fetchClaims, undefined, request);
  const [dialog, setDialog] = useState<ClaimDialog | null>(null);
  const [now] = useState(() => Date.now());
  const relativeTime = useRelativeTime(now);
  const { query, profiles } = useClaimsQuery(claims, isPartial);
  const { shown, valueOf, countOf, onFilter, onReset } = query;
  const isSearched = claims.length >= searchedFrom;
  const hasProfileFilter = profiles.length > 1;
  return (
    <>
      <LoadingMore isLoading={isPartial} />
      <StatusView
        request={request}
        hasContent={claims.length > 0}
        skeleton={<CardListSkeleton rows={5} height={72} filters={claimStatuses.length + 1} />}
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <FilterChips
            label={t('lists:claims.filter')}
            value={valueOf('status')}
            options={['' as const, ...claimStatuses].map((value) => ({
              value,
              label: t(`filter.${value || 'all'}`),
              count: countOf('status', value),
            }))}
            onChange={(next) => onFilter('status', next)}
          />
          {claims.length > 1 ? (
            <Box sx={placeOfTools(isSearched, hasProfileFilter ? 2 : 1)}>
              <Suspense>
                <ListTools
                  query={query}
                  searchLabel={isSearched ? t('lists:claims.search') : undefined}
                  filters={
                    hasProfileFilter
                      ? [
                          {
                            name: 'profile',
                            label: t('lists:claims.profile'),
                            options: [{ value: '', label: t('lists:claims.allProfiles') }, ...profiles],
                          },
                        ]
                      : []
                  }
                  sorts={claimSorts.map((value) => ({ value, label: t(`lists:claims.sort.${value}`) }))}
                />
              </Suspense>
            </Box>
          ) : null}
        </Box>
        {query.isWaiting ? (
          <CardListSkeleton rows={5} height={72} />
        ) : shown.length === 0 ? (
          <EmptyState
            drawing="search"
            title={t('lists:claims.noMatch')}
            text={t('lists:claims.noMatchText')}
            action={
              <Button variant="outlined" onClick={onReset}>
                {t('lists:tools.reset')}
              </Button>
            }
          />
        ) : (
          <PagedList
            items={shown}
            isPartial={isPartial}
            keyOf={(claim) => claim.id}
            estimatedHeight={72}
            label={t('lists:claims.label')}
          >
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

/** Leads to the wizard; the empty list has a way of its own. */
export function NewClaimButton() {
  const { t } = useTranslation('claims');
  const { length } = useAppSelector(selectClaims);
  const { status } = useRequest(selectClaimsRequest);
  // There from the start, so that nothing moves when the list comes.
  if (length === 0 && status === 'succeeded') return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={href('newClaim')}>
      {t('list.new')}
    </Button>
  );
}
