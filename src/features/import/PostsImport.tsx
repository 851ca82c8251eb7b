import { Alert, Box, Link } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetails } from '@/api/endpoints/users';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useRequest } from '@/store/hooks';
import type { AppDispatch } from '@/store/rootReducer';
import { useMutation } from '@/store/useMutation';
import { selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { StatusChip } from '@/ui/basics/StatusChip';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { SectionCard } from '@/ui/page/SectionCard';
import { useRefusalText } from '@/ui/text/useFailureText';
import { importPostsOnce } from './importThunks';

export function PostsImport({ userId, details }: { userId: string; details: UserDetails | null }) {
  const { t } = useTranslation('imports');
  const textOf = useRefusalText();
  /** Null where it is not known (IMP-04). */
  const isConnected = details?.is_linkedin_connected ?? null;
  const profiles = useAppSelector(selectProfiles);
  /** Posts need a competence profile (PRO-22); false where it is not known. */
  const hasNoProfile = useRequest(selectProfilesRequest).status === 'succeeded' && profiles.length === 0;
  const [added, setAdded] = useState<number | null>(null);
  const { run, isPending, failure } = useMutation(() => async (dispatch: AppDispatch) => {
    const result = await dispatch(importPostsOnce(userId));
    setAdded('data' in result ? result.data : null);
    return result;
  });
  return (
    <SectionCard id="import-posts" title={t('posts.title')} description={t('posts.text')}>
      {isConnected === null ? null : (
        <Box sx={{ mb: 2 }}>
          <StatusChip
            color={isConnected ? 'success' : 'default'}
            label={t(isConnected ? 'address.connected' : 'address.notConnected')}
          />
        </Box>
      )}
      {failure ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {textOf(failure)}
        </Alert>
      ) : null}
      {added === null || isPending ? null : (
        <Alert severity={added > 0 ? 'success' : 'info'} role="status" sx={{ mb: 2 }}>
          {added > 0 ? t('posts.added', { count: added }) : t('posts.none')}{' '}
          <Link component={RouterLink} to={href('myPosts')} color="inherit">
            {t('posts.open')}
          </Link>
        </Alert>
      )}
      {hasNoProfile ? (
        <Alert severity="info">
          {t('posts.needsProfile')}{' '}
          <Link component={RouterLink} to={href('newProfile')} color="inherit">
            {t('done.newProfile')}
          </Link>
        </Alert>
      ) : (
        <BusyButton variant="outlined" busy={isPending} onClick={() => void run()}>
          {t('posts.action')}
        </BusyButton>
      )}
      <SlowSaving isRunning={isPending} />
    </SectionCard>
  );
}
