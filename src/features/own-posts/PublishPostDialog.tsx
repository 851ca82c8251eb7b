import { Alert, Box, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { draftKey } from '@/domain/draftKey';
import { missingTexts, postedAt } from '@/domain/post';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { fetchPost } from '@/entities/post/postSlice';
import { publishPost } from '@/entities/post/postWrites';
import { dialogPadding } from '@/ui/basics/stickyBar';
import { PostCard } from '@/ui/post/PostCard';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { UnsavedSections } from '@/ui/editor/SaveState';
import { CategoriesForm } from './CategoriesForm';

/** Asks before a post goes public: shows its card, and asks for the categories of the start page (POS-04). */
export function PublishPostDialog({ post, open, onClose }: { post: Post; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['ownPosts', 'common']);
  const dispatch = useAppDispatch();
  const id = useId();
  const missing = missingTexts(post);
  const params = { postId: post.id };
  const { competence = null, occupation = null } = post.competence_profile ?? {};
  return (
    <Dialog
      open={open}
      // A wrong click beside it would lose what is chosen.
      onClose={(_, reason) => (reason === 'escapeKeyDown' ? onClose() : undefined)}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id} component="h2">
        {t('publish.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, scrollPaddingBottom: dialogPadding }}>
        <Typography>{t('publish.text')}</Typography>
        {missing.length > 0 ? <Alert severity="warning">{t('publish.missing')}</Alert> : null}
        <UnsavedSections />
        <CategoriesForm
          label={t('publish.title')}
          near={{ competence: competence?.name ?? '', texts: [occupation?.name ?? '', post.title] }}
          submitLabel={t('publish.submit')}
          chosen={post.categories}
          draft={draftKey({ type: 'post', id: post.id, section: 'categories' })}
          readNewest={async () => {
            const read = await dispatch(fetchPost({ params }));
            return 'failure' in read ? read : { data: { categories: read.data.categories.map(({ id }) => id) } };
          }}
          failureText={({ kind }) => (kind === 'validation' && missing.length > 0 ? t('publish.missing') : undefined)}
          onSubmit={async (categories) => {
            if (missing.length > 0) return { kind: 'validation' };
            const failure = await dispatch(failureOf(publishPost({ params, body: { categories } })));
            if (failure) return failure;
            dispatch(noticeAdded({ severity: 'success', textKey: 'ownPosts:publish.done' }));
            onClose();
            return null;
          }}
          onCancel={onClose}
        >
          <Box component="section" aria-label={t('publish.card')}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
              {t('publish.card')}
            </Typography>
            <Preview post={post} />
          </Box>
        </CategoriesForm>
      </DialogContent>
    </Dialog>
  );
}

function Preview({ post }: { post: Post }) {
  const [now] = useState(() => Date.now());
  const relativeTime = useRelativeTime(now);
  const chosen = useWatch<{ categories: string[] }, 'categories'>({ name: 'categories' });
  const offered = useAppSelector(selectCategories);
  const categories = chosen.flatMap((chosenId) => offered.find(({ id }) => id === chosenId) ?? []);
  // A server that tells no dates has none on the published card either.
  const date = Number.isNaN(postedAt(post)) ? {} : { published_at: new Date(now).toISOString() };
  return <PostCard post={{ ...post, ...date, categories }} relativeTime={relativeTime} />;
}
