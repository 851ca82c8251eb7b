import { createContext, use } from 'react';
import type { Report } from './reportedComments';

/** What is open in a discussion, kept above its list: rows that are scrolled away are not rendered. */
export interface DiscussionState {
  postId: string;
  /** `at`: milliseconds since the epoch. */
  relativeTime: (at: number) => string;
  isOpen: (commentId: string) => boolean;
  setOpen: (commentId: string, isOpen: boolean) => void;
  /** Counts of shown replies: the first ones, and those at the end that were written meanwhile. */
  shownReplies: (commentId: string) => { first: number; last: number };
  showMoreReplies: (commentId: string) => void;
  onReplied: (commentId: string) => void;
  replyingTo: string | null;
  setReplyingTo: (commentId: string | null) => void;
  /** The user's report; null where there is none. */
  reportOf: (commentId: string) => Report | null;
  onReport: (commentId: string, text: string) => void;
  /** Whether a reported comment is hidden; the user may show it all the same. */
  isHidden: (commentId: string) => boolean;
  setHidden: (commentId: string, isHidden: boolean) => void;
  /** Its receipt takes the focus. */
  justReported: string | null;
}

const Context = createContext<DiscussionState | null>(null);
export const DiscussionProvider = Context.Provider;

export function useDiscussion(): DiscussionState {
  const state = use(Context);
  if (!state) throw new Error('outside of a discussion');
  return state;
}
