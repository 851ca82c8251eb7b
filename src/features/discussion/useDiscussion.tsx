import { createContext, use, useState } from 'react';
import { getById } from '@/store/idRecord';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { ReportDrawer } from './ReportDrawer';
import { useReportedComments } from './reportedComments';

const Context = createContext<ReturnType<typeof useDiscussionState>['state'] | null>(null);
export const DiscussionProvider = Context.Provider;

export function useDiscussion() {
  const state = use(Context);
  if (!state) throw new Error('outside of a discussion');
  return state;
}

/** What is open in a discussion, kept above its list: rows that are scrolled away are not rendered. */
export function useDiscussionState(postId: string) {
  const relativeTime = useRelativeTime();
  const [opened, setOpen] = useIdSet();
  const [revealed, setRevealed] = useIdSet();
  const [replyingTo, setReplyingTo] = useState<string | null>(null);
  const [reporting, setReporting] = useState<{ id: string; text: string } | null>(null);
  const [justReported, setJustReported] = useState<string | null>(null);
  const reported = useReportedComments();
  const state = {
    postId,
    relativeTime,
    isOpen: (commentId: string) => opened.has(commentId),
    setOpen,
    ...useShownReplies(),
    replyingTo,
    setReplyingTo,
    /** The user's report; null where there is none. */
    reportOf: reported.reportOf,
    onReport: (id: string, text: string) => setReporting({ id, text }),
    /** Whether a reported comment is hidden; the user may show it all the same. */
    isHidden: (commentId: string) => reported.reportOf(commentId) !== null && !revealed.has(commentId),
    setHidden: (commentId: string, isHidden: boolean) => setRevealed(commentId, !isHidden),
    justReported,
  };
  const drawer = reporting ? (
    <ReportDrawer
      comment={reporting}
      before={reported.reportOf(reporting.id)}
      onReport={(report) => reported.note(reporting.id, report)}
      onReported={() => {
        setJustReported(reporting.id);
        setReporting(null);
      }}
      onClose={() => setReporting(null)}
    />
  ) : null;
  return { state, drawer };
}

function useIdSet() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const change = (id: string, isIn: boolean) =>
    setIds((before) => new Set(isIn ? [...before, id] : [...before].filter((openId) => openId !== id)));
  return [ids, change] as const;
}

/** A thread of thousands of replies is shown a part at a time. */
const repliesAtOnce = 20;

function useShownReplies() {
  const [counts, setCounts] = useState<Readonly<Record<string, { first: number; last: number }>>>({});
  const countsOf = (id: string) => getById(counts, id) ?? { first: repliesAtOnce, last: 0 };
  const add = (id: string, { first = 0, last = 0 }) =>
    setCounts({ ...counts, [id]: { first: countsOf(id).first + first, last: countsOf(id).last + last } });
  return {
    /** The first ones, and those at the end that were written meanwhile. */
    shownReplies: countsOf,
    showMoreReplies: (id: string) => add(id, { first: repliesAtOnce }),
    onReplied: (id: string) => add(id, { last: 1 }),
  };
}
