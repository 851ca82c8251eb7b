import { useEffect, useMemo, useState } from 'react';
import { totalConfirmations } from '@/domain/confirmationCount';
import { noteNews, type NewsFacts } from '@/domain/news';
import { newConfirmations, newsOf, newsRead, newsSeen } from '@/domain/newsList';
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { RequestState } from '@/store/trackRequest';
import { selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { selectInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { selectReadPosts } from '@/entities/post/comments';
import { selectPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { changeNews, selectKeptDrafts, selectNewsRecord, selectNotedAt } from './newsSlice';

/** The list, or null until it was loaded; loads nothing itself. It stays loaded if a reload is aborted. */
function useReadList<Item>(
  select: (state: RootState) => readonly Item[],
  selectRequest: (state: RootState) => RequestState,
): readonly Item[] | null {
  const { status, settledAt } = useRequest(selectRequest);
  const items = useAppSelector(select);
  return status === 'succeeded' || (status === 'idle' && settledAt !== null) ? items : null;
}

function useNewsFacts(): NewsFacts {
  const profiles = useReadList(selectProfiles, selectProfilesRequest);
  const invitations = useReadList(selectInvitations, selectInvitationsRequest);
  const claims = useReadList(selectClaims, selectClaimsRequest);
  const posts = useReadList(selectPosts, selectPostsRequest);
  const readPosts = useAppSelector(selectReadPosts);
  const drafts = useAppSelector(selectKeptDrafts);
  return useMemo(
    () => ({
      confirmations: profiles ? totalConfirmations(profiles) : undefined,
      invitations,
      claims,
      posts,
      readPosts,
      drafts,
    }),
    [profiles, invitations, claims, posts, readPosts, drafts],
  );
}

/** The longest that a timer may wait, in milliseconds: news are due within an hour. */
const longestWait = 60 * 60 * 1000;

/** Notes new facts as soon as they are loaded. */
export function useNews() {
  const dispatch = useAppDispatch();
  const facts = useNewsFacts();
  const record = useAppSelector(selectNewsRecord);
  const [openedAt, setNow] = useState(() => Date.now());
  const now = Math.max(openedAt, useAppSelector(selectNotedAt));
  useEffect(() => {
    dispatch(changeNews((before, at, drafts) => noteNews(before, { ...facts, drafts }, at)));
  }, [dispatch, facts]);
  const dueAt = Math.min(...(record?.notes ?? []).map(({ at }) => at).filter((at) => at > now));
  useEffect(() => {
    if (dueAt === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(dueAt - now, longestWait));
    return () => clearTimeout(timer);
  }, [dueAt, now]);
  const news = useMemo(() => newsOf(record, facts, now), [record, facts, now]);
  return {
    news,
    now,
    drafts: facts.drafts,
    newConfirmations: newConfirmations(record),
    /** Everything that a sign-in loads has been read. */
    isComplete: facts.confirmations !== undefined && facts.claims !== null && facts.posts !== null,
    see: (keys: readonly string[]) => dispatch(changeNews((before) => before && newsSeen(before, keys))),
    read: (keys: readonly string[]) => dispatch(changeNews((before) => before && newsRead(before, keys))),
  };
}
