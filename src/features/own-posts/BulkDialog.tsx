import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure, FailureType } from '@/api/client/failure';
import type { Post } from '@/api/endpoints/posts';
import { missingTexts, postAfter, type PostAction } from '@/domain/post';
import { failureOf } from '@/store/callResult';
import type { AppThunk } from '@/store/rootReducer';
import { fetchPost } from '@/entities/post/postSlice';
import { deletePost, publishPost, unpublishPost } from '@/entities/post/postWrites';
import { BusyButton } from '@/ui/basics/BusyButton';
import { dialogPadding } from '@/ui/basics/stickyBar';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { BulkResults, type BulkRow } from '@/ui/bulk/BulkResults';
import { useBulk, type BulkEntry } from '@/ui/bulk/useBulk';
import { useFailureText } from '@/ui/text/useFailureText';
import { CategoriesForm } from './CategoriesForm';
import { useUnsent } from './UnsentPosts';

/** Failures that do not depend on the post. */
const hopeless = new Set<FailureType>(['unauthorized', 'network', 'tooMany', 'aborted']);

interface Change {
  post: Post;
  categories: string[];
}

type Outcome = { missing: 'title' | 'content' } | { failure: ApiFailure | null };

const isDone = (outcome: Outcome) => 'failure' in outcome && outcome.failure === null;
const isRefused = (outcome: Outcome | null) => outcome !== null && 'failure' in outcome && outcome.failure !== null;

function changePost(type: PostAction, { post, categories }: Change): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const params = { postId: post.id };
    if (type === 'delete') return { failure: await dispatch(failureOf(deletePost({ params }))) };
    const read = await dispatch(fetchPost({ params }));
    if ('failure' in read) return read;
    // Done elsewhere meanwhile.
    if (postAfter(read.data, type) === null) return { failure: null };
    if (type === 'unpublish') return { failure: await dispatch(failureOf(unpublishPost({ params }))) };
    const [missing] = missingTexts(read.data);
    if (missing) return { missing };
    return { failure: await dispatch(failureOf(publishPost({ params, body: { categories } }))) };
  };
}

interface BulkDialogProps {
  type: PostAction;
  posts: readonly Post[];
  open: boolean;
  onClose: () => void;
}

/** Asks once for several posts, and then shows a result for each; what failed can be tried again. */
export function BulkDialog({ type, posts, open, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['ownPosts', 'common']);
  const id = useId();
  const { noteUnsent } = useUnsent();
  const { entries, isPending, start, retry } = useBulk<Change, Outcome>({
    send: (change) => changePost(type, change),
    isDone,
    onLeft: (left) =>
      noteUnsent(
        type,
        left.map(({ post }) => post.id),
      ),
    isHopeless: (outcome) => 'failure' in outcome && outcome.failure !== null && hopeless.has(outcome.failure.kind),
  });
  const count = posts.length;
  const begin = (categories: string[]) => start(posts.map((post) => ({ post, categories })));
  const close = () => {
    if (isPending) return;
    noteUnsent(type, []);
    onClose();
  };
  return (
    <Dialog
      open={open}
      // A wrong click beside it would lose what is chosen.
      onClose={(_, reason) => (reason === 'escapeKeyDown' ? close() : undefined)}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id} component="h2">
        {t(`bulk.${type}.title`, { count })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, ...(entries ? {} : { scrollPaddingBottom: dialogPadding }) }}>
        {entries ? (
          <Results type={type} entries={entries} isPending={isPending} />
        ) : (
          <Typography>{t(`bulk.${type}.text`, { count })}</Typography>
        )}
        {entries === null && type === 'publish' ? (
          <CategoriesForm
            label={t('bulk.publish.title', { count })}
            submitLabel={t('bulk.publish.confirm', { count })}
            onSubmit={async (categories) => {
              await begin(categories);
              return null;
            }}
            onCancel={onClose}
          />
        ) : null}
      </DialogContent>
      {entries ? (
        <ResultActions entries={entries} isPending={isPending} onRetry={retry} onClose={close} />
      ) : type === 'publish' ? null : (
        <QuestionActions type={type} count={count} onConfirm={() => void begin([])} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface QuestionActionsProps {
  type: Exclude<PostAction, 'publish'>;
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

function QuestionActions({ type, count, onConfirm, onClose }: QuestionActionsProps) {
  const { t } = useTranslation(['ownPosts', 'common']);
  return (
    <DialogActions>
      <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      <BusyButton
        variant="contained"
        color={type === 'delete' ? 'error' : 'primary'}
        // The results stand in its place as soon as it is pressed.
        busy={false}
        onClick={onConfirm}
      >
        {t(`bulk.${type}.confirm`, { count })}
      </BusyButton>
    </DialogActions>
  );
}

interface ResultsProps {
  type: PostAction;
  entries: readonly BulkEntry<Change, Outcome>[];
  isPending: boolean;
}

function Results({ type, entries, isPending }: ResultsProps) {
  const { t } = useTranslation('ownPosts');
  const failureText = useFailureText();
  const rows = entries.map(({ item, result }): BulkRow => {
    const name = item.post.title || t('list.noTitle');
    if (result === null) return { name, state: t('bulk.waiting'), failure: null };
    if ('missing' in result) return { name, state: null, failure: t(`bulk.missing.${result.missing}`) };
    const { failure } = result;
    if (!failure) return { name, state: t(`bulk.${type}.done`), failure };
    return { name, state: null, failure: [failureText(failure), ...Object.values(failure.fields ?? {})].join(' ') };
  });
  const done = entries.filter(({ result }) => result !== null && isDone(result)).length;
  return (
    <>
      <BulkResults
        progress={t(`bulk.${type}.progress`, { done, count: entries.length })}
        label={t('bulk.result')}
        rows={rows}
      />
      <SlowSaving isRunning={isPending} />
    </>
  );
}

interface ResultActionsProps extends Omit<ResultsProps, 'type'> {
  onRetry: () => void;
  onClose: () => void;
}

function ResultActions({ entries, isPending, onRetry, onClose }: ResultActionsProps) {
  const { t } = useTranslation(['ownPosts', 'common']);
  const failed = entries.filter(({ result }) => isRefused(result)).length;
  const pending = entries.filter(({ result }) => result === null).length;
  const hasRetry = failed > 0;
  return (
    <DialogActions>
      <Button onClick={onClose} variant={hasRetry ? 'text' : 'contained'} disabled={isPending}>
        {t('common:action.close')}
      </Button>
      {hasRetry ? (
        <BusyButton variant="contained" busy={isPending} onClick={onRetry}>
          {t('bulk.retry', { count: failed + pending })}
        </BusyButton>
      ) : null}
    </DialogActions>
  );
}
