import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink, useSearchParams } from '@/routes/navigation';
import { useAppSelector, useLoad } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { PagedList, withFilter } from '@/ui/list/PagedList';
import { fetchClaims, selectClaims, selectClaimsRequest } from '../claimsSlice';
import { ClaimDialogs, type ClaimDialog } from '../publish/ClaimDialogs';
import { ClaimRow } from './ClaimRow';
import { ClaimFilterChips, filtered, readFilter } from './ClaimFilterChips';

interface ClaimsListProps {
  /** There is no profile yet, which every claim needs (PRO-22). */
  needsProfile: boolean;
}

/** One's own claims with status, question and profile (CLA-01). */
export function ClaimsList({ needsProfile }: ClaimsListProps) {
  const { t } = useTranslation('claims');
  const claims = useAppSelector(selectClaims);
  const request = useAppSelector(selectClaimsRequest);
  const reload = useLoad(fetchClaims, undefined, request);
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<ClaimDialog | null>(null);
  const filter = readFilter(query.get('status'));
  const shown = filtered(claims, filter);
  return (
    <>
      <StatusView
        request={request}
        hasContent={claims.length > 0}
        skeleton={<ListSkeleton rows={5} height={104} />}
        empty={
          <EmptyState
            icon={<LightbulbIcon />}
            text={t(needsProfile ? 'wizard.noProfile' : 'list.empty')}
            action={
              <Button variant="contained" component={RouterLink} to={href(needsProfile ? 'newProfile' : 'newClaim')}>
                {t(needsProfile ? 'wizard.createProfile' : 'list.new')}
              </Button>
            }
          />
        }
        onRetry={reload}
      >
        <ClaimFilterChips
          claims={claims}
          value={filter}
          onChange={(next) =>
            setQuery((before) => withFilter(before, 'status', next === 'all' ? '' : next), { replace: true })
          }
        />
        {shown.length === 0 ? (
          <EmptyState text={t('list.noneOfStatus')} />
        ) : (
          <PagedList items={shown} keyOf={(claim) => claim.id} estimatedHeight={104} label={t('list.label')}>
            {(claim) => <ClaimRow claim={claim} onDialog={(type) => setDialog({ type, claimId: claim.id })} />}
          </PagedList>
        )}
      </StatusView>
      <ClaimDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
