import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchPosts, selectPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { fetchProfiles, selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useFormatLocale, useLanguage } from '@/ui/text/useLanguage';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';

/** Named at most; of more, their number is told. */
const maxNames = 3;

/** `names` are the user's own words. */
type Item = { text: string; names?: string } | null;

/** What pausing or deleting does to what the user has, by number and name as far as it is known. */
export function Consequences({ of }: { of: 'pause' | 'delete' }) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const list = new Intl.ListFormat(useFormatLocale());
  const profileName = useOwnProfileName();
  const requests = [
    useRequest(selectProfilesRequest),
    useRequest(selectClaimsRequest),
    useRequest(selectPostsRequest),
  ] as const;
  useLoad(fetchProfiles, { query: { lang } }, requests[0]);
  useLoad(fetchClaims, undefined, requests[1]);
  useLoad(fetchPosts, undefined, requests[2]);
  const workOf = (key: 'profiles' | 'claims' | 'posts', { status }: { status: string }, all: string[]): Item => {
    if (status !== 'succeeded') return { text: t(`leave.${key}Unknown`) };
    const named = all.filter(Boolean).slice(0, maxNames);
    const count = all.length - named.length;
    const names = count > 0 && named.length > 0 ? [...named, t('leave.more', { count })] : named;
    return all.length > 0 ? { text: t(`leave.${key}`, { count: all.length }), names: list.format(names) } : null;
  };
  const profiles = workOf('profiles', requests[0], useAppSelector(selectProfiles).map(profileName));
  const claims = workOf(
    'claims',
    requests[1],
    useAppSelector(selectClaims).map(({ question }) => question),
  );
  const posts = workOf(
    'posts',
    requests[2],
    useAppSelector(selectPosts).map(({ title }) => title),
  );
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
        const known = items.filter((item) => item !== null);
        return known.length === 0 ? null : (
          <div key={label}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {label}
            </Typography>
            {known.map(({ text, names }) => (
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
