import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchPosts, selectPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { fetchProfiles, selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { useOwnPlan } from '@/features/plans/OwnPlan';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import type { DeletionDates } from '@/domain/deletionDates';
import { useDayText, useFormatLocale, useLanguage } from '@/ui/text/useLanguage';

/** Named at most; of more, their number is told. */
const maxNames = 3;

/** `names` are the user's own words. */
type Item = { text: string; names?: string } | null;

function useWorkRequests() {
  const query = { lang: useLanguage() };
  const requests = [
    useRequest(selectProfilesRequest),
    useRequest(selectClaimsRequest),
    useRequest(selectPostsRequest),
  ] as const;
  useLoad(fetchProfiles, { query }, requests[0]);
  useLoad(fetchClaims, undefined, requests[1]);
  useLoad(fetchPosts, undefined, requests[2]);
  return requests;
}

/** Read once, or failed: what is shown then moves no more, and text that is typed survives a second read. */
export function useIsWorkSettled(): boolean {
  const requests = [...useWorkRequests(), useOwnPlan().request];
  const [hasSettled, setSettled] = useState(false);
  const isSettled = requests.every(({ status }) => status === 'succeeded' || status === 'failed');
  if (isSettled && !hasSettled) setSettled(true);
  return hasSettled;
}

export function Consequences({ of }: { of: 'pause' | 'delete' }) {
  const { t } = useTranslation('account');
  const list = new Intl.ListFormat(useFormatLocale());
  const profileName = useOwnProfileName();
  const requests = useWorkRequests();
  const own = {
    profiles: useAppSelector(selectProfiles).map(profileName),
    claims: useAppSelector(selectClaims).map(({ question }) => question),
    posts: useAppSelector(selectPosts).map(({ title }) => title),
  };
  const workOf = (key: keyof typeof own, { status }: { status: string }): Item => {
    const all = own[key];
    if (status !== 'succeeded') return { text: t(`leave.${key}Unknown`) };
    const named = all.filter(Boolean).slice(0, maxNames);
    const count = all.length - named.length;
    const names = count > 0 && named.length > 0 ? [...named, t('leave.more', { count })] : named;
    return all.length > 0 ? { text: t(`leave.${key}`, { count: all.length }), names: list.format(names) } : null;
  };
  const profiles = workOf('profiles', requests[0]);
  const claims = workOf('claims', requests[1]);
  const posts = workOf('posts', requests[2]);
  const groups: Record<typeof of, [label: string, items: Item[]][]> = {
    delete: [
      [t('leave.removed'), [profiles, claims, posts, { text: t('leave.offers') }, { text: t('leave.contact') }]],
    ],
    pause: [
      [t('leave.hidden'), [{ text: t('leave.account') }, profiles]],
      [t('leave.resting'), [{ text: t('leave.offersAndSales') }, { text: t('leave.contactAndConnections') }]],
      [t('leave.staying'), [claims]],
      [t('leave.uncertain'), [posts]],
    ],
  };
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {groups[of].map(([label, items]) => {
        const available = items.filter((item) => item !== null);
        return available.length === 0 ? null : (
          <div key={label}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {label}
            </Typography>
            {available.map(({ text, names }) => (
              <Typography component="dd" variant="body2" key={text} sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text}
                <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {names}
                </Typography>
              </Typography>
            ))}
          </div>
        );
      })}
    </Box>
  );
}

/** From the confirmation to the last day (ACC-08). */
export function Timeline({ dates: { offlineAt, reminder, gone } }: { dates: DeletionDates }) {
  const { t } = useTranslation('account');
  const dayText = useDayText();
  const time = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'short' }).format(offlineAt);
  const steps = [
    [t('leave.offlineAt', { time }), t('leave.offline')],
    [dayText(reminder), t('leave.reminder')],
    [dayText(gone), t('leave.gone')],
  ] as const;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(([when, what]) => (
        <Box component="li" key={what} sx={step}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {when}
          </Typography>
          <Typography variant="body2">{what}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** A dot, and the line to the next one. */
const step = {
  position: 'relative',
  paddingInlineStart: 3,
  pb: 1.5,
  '&::before, &:not(:last-of-type)::after': { content: '""', position: 'absolute', bgcolor: 'text.secondary' },
  '&::before': { insetInlineStart: 2, top: 6, width: 10, height: 10, borderRadius: '50%' },
  '&:not(:last-of-type)::after': { insetInlineStart: 6, top: 16, bottom: -6, width: 2 },
} as const;
