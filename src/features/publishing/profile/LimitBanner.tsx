import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isCreationLimitReached } from '@/domain/profileLimit';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchLimit, selectLimit, selectLimitRequest, selectProfiles } from '@/entities/profile/profilesSlice';
import { PageLink } from '@/ui/basics/PageLink';
import { Message } from '@/ui/feedback/Message';

/** No further profile can be created; leads to the plans once their page is built (PRO-08). */
export function LimitBanner({ limit }: { limit: number }) {
  const { t } = useTranslation('profiles');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Message title={t('limit.reachedTitle', { count: limit })} text={t('limit.reached', { limit })} />{' '}
      <PageLink route="pricing" color="inherit">
        {t('limit.plans')}
      </PageLink>
    </Alert>
  );
}

/** The number of profiles allowed where no further one may be created, else null (PRO-08). */
export function useReachedLimit(): number | null {
  const limit = useAppSelector(selectLimit);
  const { length } = useAppSelector(selectProfiles);
  useLoad(fetchLimit, undefined, useRequest(selectLimitRequest));
  return isCreationLimitReached(limit, length) ? (limit?.max_competences ?? length) : null;
}
