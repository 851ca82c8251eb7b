import { Box, Button, Stack, type SxProps, type Theme, Typography } from '@mui/material';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Comment } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchReplies, selectThread } from '@/entities/post/comments';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { CommentForm } from './CommentForm';
import { CommentText } from './CommentText';
import { useDiscussion } from './useDiscussion';

/** From this many replies on, a button below folds them, too. */
const longFrom = 5;

export function CommentThread({ comment }: { comment: Comment }) {
  return (
    <Box sx={{ py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <CommentWithReplies comment={comment} depth={0} />
    </Box>
  );
}

interface CommentWithRepliesProps {
  comment: Comment;
  /** 0 for a comment on a post, 1 for a reply to it, and so on. */
  depth: number;
  /** Name of whom it replies to, where that is not the top comment. */
  to?: string;
}

function CommentWithReplies({ comment, depth, to = '' }: CommentWithRepliesProps) {
  const { t } = useTranslation('discussion');
  const { isOpen, setOpen, isHidden, setReplyingTo, replyingTo, onReplied } = useDiscussion();
  const { id, author } = comment;
  const name = author ? displayName(author) : '';
  const loaded = useAppSelector((state) => {
    const { data, request } = selectThread(state, { commentId: id });
    return request.status === 'succeeded' || data.length > 0 ? data.length : null;
  });
  const count = loaded ?? comment.replies_count;
  const isUnfolded = isOpen(id);
  const toggleId = `replies-${id}`;
  const reply = () => {
    setReplyingTo(id);
    if (count !== 0) setOpen(id, true);
  };
  return (
    <>
      <CommentText comment={comment} to={to} />
      <Stack direction="row" sx={[commentActions, { paddingInlineStart: name && !isHidden(id) ? faceWidth : 0 }]}>
        {isHidden(id) ? null : (
          <Button size="small" aria-label={name ? t('reply.openTo', { name }) : undefined} onClick={reply}>
            {t('reply.open')}
          </Button>
        )}
        {count === 0 ? null : (
          <Button size="small" id={toggleId} aria-expanded={isUnfolded} onClick={() => setOpen(id, !isUnfolded)}>
            {isUnfolded ? t('reply.close') : count === null ? t('reply.show') : t('reply.show', { count })}
          </Button>
        )}
      </Stack>
      {isUnfolded || replyingTo === id ? (
        <Stack sx={depth === 0 ? indented : { gap: 2, mt: 2 }}>
          {isUnfolded ? <Replies comment={comment} depth={depth} name={name} toggleId={toggleId} /> : null}
          {replyingTo === id ? (
            <CommentForm
              parent={{ commentId: id }}
              formId={`write-reply-${id}`}
              to={name}
              onSent={() => {
                setReplyingTo(null);
                onReplied(id);
                setOpen(id, true);
                document.getElementById(toggleId)?.focus();
              }}
              onCancel={() => setReplyingTo(null)}
            />
          ) : null}
        </Stack>
      ) : null}
    </>
  );
}

interface RepliesProps {
  comment: Comment;
  depth: number;
  name: string;
  toggleId: string;
}

function Replies({ comment: { id }, depth, name, toggleId }: RepliesProps) {
  const { t } = useTranslation('discussion');
  const { setOpen, shownReplies, showMoreReplies } = useDiscussion();
  const replies = useAppSelector((state) => selectThread(state, { commentId: id }).data);
  const { first, last } = shownReplies(id);
  const hiddenCount = Math.max(0, replies.length - first - last);
  const item = (reply: Comment) => (
    <li key={reply.id} id={`reply-${reply.id}`} tabIndex={-1} style={{ outline: 'none' }}>
      <CommentWithReplies comment={reply} depth={depth + 1} to={depth > 0 ? name : ''} />
    </li>
  );
  const showMore = () => {
    flushSync(() => showMoreReplies(id));
    // Goes on reading where the button was.
    document.getElementById(`reply-${replies[first]?.id}`)?.focus({ preventScroll: true });
  };
  const request = useRequest((state) => selectThread(state, { commentId: id }).request);
  const reload = useLoad(fetchReplies, { params: { commentId: id } }, request);
  const fold = () => {
    setOpen(id, false);
    const toggle = document.getElementById(toggleId);
    toggle?.focus({ preventScroll: true });
    toggle?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <StatusView
      request={request}
      hasContent={replies.length > 0}
      skeleton={<ListSkeleton rows={1} height={88} face={32} />}
      empty={<Typography sx={{ color: 'text.secondary' }}>{t('reply.none')}</Typography>}
      onRetry={reload}
    >
      <Stack component="ul" aria-label={name ? t('reply.listTo', { name }) : t('reply.list')} sx={list}>
        {replies.slice(0, first).map(item)}
        {hiddenCount > 0 ? (
          <li>
            <Button size="small" sx={(theme) => theme.mixins.textButtonAtEdge} onClick={showMore}>
              {t('reply.more', { count: hiddenCount })}
            </Button>
          </li>
        ) : null}
        {replies.slice(first + hiddenCount).map(item)}
      </Stack>
      {replies.length >= longFrom ? (
        <Box>
          <Button size="small" sx={(theme) => theme.mixins.textButtonAtEdge} onClick={fold}>
            {t('reply.close')}
          </Button>
        </Box>
      ) : null}
    </StatusView>
  );
}

/** Avatar plus gap: aligns a comment's actions with its text. */
const faceWidth = 5.5;

const list = { listStyle: 'none', p: 0, m: 0, gap: 2.5 } as const;

/** Replies to replies are not indented further, so that a phone has room for text (ux 4.5). */
const indented: SxProps<Theme> = {
  gap: 2,
  mt: 2,
  marginInlineStart: { xs: 1, sm: 2 },
  paddingInlineStart: { xs: 1.5, sm: 2 },
  borderInlineStart: '2px solid',
  borderColor: 'divider',
};

const commentActions = (theme: Theme) => ({
  flexWrap: 'wrap',
  columnGap: 1,
  mt: 0.5,
  // Takes back the touch targets' extra height.
  mb: -1,
  '& > :first-of-type': theme.mixins.textButtonAtEdge,
});
