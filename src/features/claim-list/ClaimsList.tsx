import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimStatuses, type ClaimListItem } from '@/api/endpoints/claims';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { shownItems } from '@/store/trackRequest';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { ExampleLink } from '@/ui/basics/ExampleLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { CardListSkeleton } from '@/ui/list/paged/CardListSkeleton';
import { FilterChips } from '@/ui/list/paged/FilterChips';
import { LoadingMore } from '@/ui/list/paged/LoadingMore';
import { PagedList } from '@/ui/list/paged/PagedList';
import { useIsSearched } from '@/ui/list/paged/useListQuery';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { ListTools } from '@/ui/list/paged/ListTools';
import { ClaimDialogs, type ClaimDialog } from '@/features/publishing';
import { ClaimRow } from './ClaimRow';
import { claimSorts, useClaimsQuery } from './useClaimsQuery';

/** Height of a row with its answer, in px. */
const rowHeight = 92;

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
  return (
    <>
      <LoadingMore isLoading={isPartial} />
      <StatusView
        request={request}
        hasContent={claims.length > 0}
        skeleton={<CardListSkeleton rows={5} height={rowHeight} filters={claimStatuses.length + 1} />}
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
            link={<ExampleLink of={needsProfile ? 'profile' : 'claim'} />}
          />
        }
        onRetry={reload}
      >
        <FilteredClaims claims={claims} isPartial={isPartial} onDialog={setDialog} />
      </StatusView>
      <ClaimDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

interface FilteredClaimsProps {
  claims: readonly ClaimListItem[];
  isPartial: boolean;
  onDialog: (dialog: ClaimDialog) => void;
}

function FilteredClaims({ claims, isPartial, onDialog }: FilteredClaimsProps) {
  const { t } = useTranslation(['claims', 'lists']);
  const [now] = useState(() => Date.now());
  const relativeTime = useRelativeTime(now);
  const { query, profiles } = useClaimsQuery(claims, isPartial);
  const list = (
    <PagedList
      items={query.shown}
      isPartial={isPartial}
      keyOf={({ id }) => id}
      estimatedHeight={rowHeight}
      label={t('lists:claims.label')}
    >
      {(claim) => (
        <ClaimRow
          claim={claim}
          relativeTime={relativeTime}
          onDialog={(type) => onDialog({ type, claimId: claim.id })}
        />
      )}
    </PagedList>
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <FilterChips
          label={t('lists:claims.filter')}
          query={query}
          filter="status"
          values={claimStatuses}
          textOf={(value) => t(`filter.${value || 'all'}`)}
        />
        {claims.length > 1 ? <ClaimTools query={query} count={claims.length} profiles={profiles} /> : null}
      </Box>
      {query.isWaiting ? (
        <CardListSkeleton rows={5} height={rowHeight} />
      ) : query.shown.length > 0 ? (
        list
      ) : (
        <EmptyState
          drawing="search"
          title={t('lists:claims.noMatch')}
          text={t('lists:claims.noMatchText')}
          action={
            <Button variant="outlined" onClick={query.onReset}>
              {t('lists:tools.reset')}
            </Button>
          }
        />
      )}
    </>
  );
}

interface ClaimToolsProps extends ReturnType<typeof useClaimsQuery> {
  /** Of all claims, whatever is filtered. */
  count: number;
}

/** Reserves its space before it is loaded. */
function ClaimTools({ query, profiles, count }: ClaimToolsProps) {
  const { t } = useTranslation('lists');
  const isSearched = useIsSearched(query, count);
  const hasFilter = profiles.length > 1;
  const width = (isSearched ? 248 : 0) + (hasFilter ? 416 : 208);
  const options = [{ value: '', label: t('claims.allProfiles') }, ...profiles];
  return (
    // On a phone the search has a line of its own.
    <Box sx={{ display: 'flex', flex: `1 1 ${width}px`, minHeight: { xs: isSearched ? 96 : 44, sm: 44 }, mb: 2 }}>
      <ListTools
        query={query}
        searchLabel={isSearched ? t('claims.search') : undefined}
        filters={hasFilter ? [{ name: 'profile', label: t('claims.profile'), options }] : []}
        sorts={claimSorts.map((value) => ({ value, label: t(`claims.sort.${value}`) }))}
      />
    </Box>
  );
}

/** Hidden where the empty list offers its own. */
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
