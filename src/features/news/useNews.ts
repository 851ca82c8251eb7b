import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countUnlisted, followNews, listNews, newsEntries, updateSeen, type NewsEntry } from '@/domain/news';
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { RequestState } from '@/store/trackRequest';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { selectReadPosts } from '@/entities/post/comments';
import { fetchPosts, selectPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { fetchProfiles, selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import type { NamedRead } from '@/ui/feedback/FailedReads';
import { useLanguage } from '@/ui/text/useLanguage';
import { changeSeenNews, selectKeptDrafts, selectSeenNews } from './newsSlice';

/** The list, or null until it was loaded; loads nothing itself. It stays loaded if a reload is aborted. */
function useLoadedList<Item>(
  select: (state: RootState) => readonly Item[],
  selectRequest: (state: RootState) => RequestState,
): readonly Item[] | null {
  const { status, settledAt } = useRequest(selectRequest);
  const items = useAppSelector(select);
  return status === 'succeeded' || (status === 'idle' && settledAt !== null) || items.length > 0 ? items : null;
}

function useNewsFacts() {
  const profiles = useLoadedList(selectProfiles, selectProfilesRequest);
  const invitations = useLoadedList(selectInvitations, selectInvitationsRequest);
  const claims = useLoadedList(selectClaims, selectClaimsRequest);
  const posts = useLoadedList(selectPosts, selectPostsRequest);
  const readPosts = useAppSelector(selectReadPosts);
  const drafts = useAppSelector(selectKeptDrafts);
  return useMemo(
    () => ({ profiles, invitations, claims, posts, readPosts, drafts }),
    [profiles, invitations, claims, posts, readPosts, drafts],
  );
}

/** Milliseconds after which it is looked again for what has become due. */
const tick = 60_000;

/** Loads nothing itself; `now` is in milliseconds. */
export function useNews() {
  const dispatch = useAppDispatch();
  const facts = useNewsFacts();
  const seen = useAppSelector(selectSeenNews);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    dispatch(changeSeenNews((before) => updateSeen(before, facts)));
  }, [dispatch, facts]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  const entries = useMemo(() => newsEntries(seen, facts, now), [seen, facts, now]);
  return {
    entries,
    facts,
    now,
    unlisted: countUnlisted(seen, entries),
    /** Everything that a sign-in loads has been read. */
    isComplete: facts.profiles !== null && facts.claims !== null && facts.posts !== null,
    listAll: () => dispatch(changeSeenNews((before) => listNews(before, entries))),
    follow: (entry: NewsEntry) => dispatch(changeSeenNews((before) => followNews(before, entry, facts))),
  };
}

/** The requests behind the news. They are started elsewhere; a failed one can be retried here. */
export function useNewsReads(): NamedRead[] {
  const { t } = useTranslation('dashboard');
  const dispatch = useAppDispatch();
  const query = { lang: useLanguage() };
  const profiles = useRequest(selectProfilesRequest);
  const claims = useRequest(selectClaimsRequest);
  const invitations = useRequest(selectInvitationsRequest);
  const posts = useRequest(selectPostsRequest);
  return [
    { name: t('missing.profiles'), request: profiles, retry: () => void dispatch(fetchProfiles({ query })) },
    { name: t('missing.claims'), request: claims, retry: () => void dispatch(fetchClaims()) },
    { name: t('missing.invitations'), request: invitations, retry: () => void dispatch(fetchInvitations()) },
    { name: t('missing.posts'), request: posts, retry: () => void dispatch(fetchPosts()) },
  ];
}
