import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { useLocation } from '@/routes/navigation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchComments, selectThread } from '@/entities/post/comments';
import { goToSection } from '@/ui/basics/focus';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { LongList } from '@/ui/list/VirtualList';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { CommentForm } from './CommentForm';
import { CommentThread } from './CommentThread';
import { DiscussionProvider, useDiscussionState } from './useDiscussion';

const sectionId = 'comments';

const formId = 'write-comment';

/** From so many comments on, a button leads to the form below them. */
const longFrom = 3;

export function Discussion({ postId }: { postId: string }) {
  const { t } = useTranslation('discussion');
  const titleId = useId();
  const parent = useMemo(() => ({ postId }), [postId]);
  const request = useRequest((state) => selectThread(state, parent).request);
  const reload = useLoad(fetchComments, { params: parent }, request);
  const comments = useAppSelector((state) => selectThread(state, parent).data);
  const number = new Intl.NumberFormat(useFormatLocale());
  const { state, drawer } = useDiscussionState(postId);
  useGoToComments(request.status === 'succeeded');
  return (
    <DiscussionProvider value={state}>
      <Stack
        component="section"
        id={sectionId}
        aria-labelledby={titleId}
        sx={{ gap: 2, mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', scrollMarginTop: '16px' }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44, gap: 2 }}>
          <Typography variant="h2" id={titleId} tabIndex={-1} sx={{ outline: 'none' }}>
            {t('thread.title')}
            {comments.length > 0 ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>{` ${number.format(comments.length)}`}</Box>
            ) : null}
          </Typography>
          {comments.length >= longFrom ? (
            <Button onClick={() => goToSection(formId, `field-${formId}-comment`)}>{t('thread.write')}</Button>
          ) : null}
        </Stack>
        <StatusView
          request={request}
          hasContent={comments.length > 0}
          skeleton={<ListSkeleton rows={3} height={120} face={32} />}
          empty={<Typography sx={{ color: 'text.secondary' }}>{t('thread.empty')}</Typography>}
          onRetry={reload}
        >
          <LongList
            items={comments}
            keyOf={({ id }) => id}
            estimatedHeight={140}
            gap={0}
            label={t('thread.list')}
            itemLabel={(comment) => nameOf(comment) && t('thread.commentOf', { name: nameOf(comment) })}
          >
            {(comment) => <CommentThread comment={comment} />}
          </LongList>
        </StatusView>
        <CommentForm parent={parent} formId={formId} />
      </Stack>
      {drawer}
    </DiscussionProvider>
  );
}

/** Scrolls to the comments once they are loaded, where the router state asks for it. */
function useGoToComments(isRead: boolean): void {
  const location: { state: unknown; key: string } = useLocation();
  const { key } = location;
  const isAsked = (location.state as { shows?: unknown } | null)?.shows === sectionId;
  const shownFor = useRef('');
  useEffect(() => {
    if (!isAsked || !isRead || shownFor.current === key) return undefined;
    // After the page's heading, which takes the focus on arrival.
    const frameId = requestAnimationFrame(() => {
      shownFor.current = key;
      goToSection(sectionId);
    });
    return () => cancelAnimationFrame(frameId);
  }, [isAsked, isRead, key]);
}

const nameOf = ({ author }: Comment) => (author ? displayName(author) : '');
