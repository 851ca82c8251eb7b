import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClaimListItem, claimStatuses } from '@/api/endpoints/claims';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { editedAt, fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { ExampleLink } from '@/ui/basics/ExampleLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ListPage, NothingFound } from '@/ui/list/ListPage';
import { ListTools } from '@/ui/list/ListTools';
import { PagedList } from '@/ui/list/PagedList';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { type ClaimDialog, ClaimDialogs } from '@/features/publishing/claim/ClaimDialogs';
import { ClaimRow } from './ClaimRow';
import { useListQuery } from '@/ui/list/useListQuery';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';

/** Height of a row with its answer, in px. */
const rowHeight = 92;

interface ClaimsListProps {
  /** There is no profile yet, which every claim needs (PRO-22). */
  needsProfile: boolean;
}

export function ClaimsList({ needsProfile }: ClaimsListProps) {
  const { t } = useTranslation(['claims', 'lists']);
  const request = useRequest(selectClaimsRequest);
  const claims = useAppSelector(selectClaims);
  const reload = useLoad(fetchClaims, undefined, request);
  const [dialog, setDialog] = useState<ClaimDialog | null>(null);
  const relativeTime = useRelativeTime();
  const { query, profiles } = useClaimsQuery(claims);
  const options = [{ value: '', label: t('lists:claims.allProfiles') }, ...profiles];
  return (
    <>
      <ListPage
        request={request}
        items={claims}
        visible={query.visible}
        List={PagedList}
        keyOf={({ id }) => id}
        estimatedHeight={rowHeight}
        label={t('lists:claims.label')}
        skeleton={<CardListSkeleton rows={5} height={rowHeight} filters={claimStatuses.length + 1} />}
        empty={<NoClaims needsProfile={needsProfile} />}
        nothing={
          <NothingFound
            title={t('lists:claims.noMatch')}
            text={t('lists:claims.noMatchText')}
            reset={{ label: t('lists:tools.reset'), onClick: query.onReset }}
          />
        }
        tools={
          <ListTools
            query={query}
            count={claims.length}
            chips={{
              label: t('lists:claims.filter'),
              filter: 'status',
              values: claimStatuses,
              textOf: (value) => t(`filter.${value || 'all'}`),
            }}
            filters={profiles.length > 1 ? [{ name: 'profile', label: t('lists:claims.profile'), options }] : []}
            searchLabel={t('lists:claims.search')}
            sorts={claimSorts.map((value) => ({ value, label: t(`lists:claims.sort.${value}`) }))}
          />
        }
        onRetry={reload}
      >
        {(claim) => (
          <ClaimRow
            claim={claim}
            relativeTime={relativeTime}
            onDialog={(type) => setDialog({ type, claimId: claim.id })}
          />
        )}
      </ListPage>
      <ClaimDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

function NoClaims({ needsProfile }: ClaimsListProps) {
  const { t } = useTranslation(['claims', 'lists']);
  return (
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

const claimSorts = ['edited', 'question', 'status'] as const;

function useClaimsQuery(claims: readonly ClaimListItem[]) {
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
  const byLastEdit = (a: ClaimListItem, b: ClaimListItem) => editedAt(b) - editedAt(a);
  const byStatus = ({ status }: ClaimListItem) => claimStatuses.findIndex((claimStatus) => claimStatus === status);
  return {
    edited: byLastEdit,
    question: (a: ClaimListItem, b: ClaimListItem) => collator.compare(a.question, b.question),
    status: (a: ClaimListItem, b: ClaimListItem) => byStatus(a) - byStatus(b) || byLastEdit(a, b),
  } satisfies Record<(typeof claimSorts)[number], unknown>;
}
