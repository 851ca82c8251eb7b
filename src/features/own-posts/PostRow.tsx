import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { factDot, factsText, truncate } from '@/domain/plainText';
import { postAfter, type PostAction } from '@/domain/post';
import { plainTextOf } from '@/domain/richText';
import { href } from '@/routes/href';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { StatusChip } from '@/ui/basics/StatusChip';
import { ListRow } from '@/ui/list/ListRow';
import { TextIn, useLanguageNote } from '@/ui/text/InLanguage';
import { useNameLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';

interface PostRowProps {
  post: Post;
  /** `at` in milliseconds. */
  relativeTime: (at: number) => string;
  onAction: (type: PostAction) => void;
}

/** With the beginning of the text, in px. */
export const rowHeight = 92;

const shownCharacters = 90;

export function PostRow({ post, relativeTime, onAction }: PostRowProps) {
  const { t } = useTranslation(['ownPosts', 'common']);
  const title = post.title || t('list.noTitle');
  const excerpt = truncate(plainTextOf(post.content), shownCharacters);
  const params = { postId: post.id };
  const actions = (['publish', 'unpublish', 'delete'] as const).filter((action) => postAfter(post, action) !== null);
  return (
    <ListRow
      title={title}
      titleElement="h2"
      to={href('editPost', params)}
      status={
        <>
          <PostStatusChip published={post.published} />
          {post.imported ? <StatusChip color="default" label={t('list.imported')} /> : null}
        </>
      }
      meta={
        <>
          {excerpt ? <Box sx={{ color: 'text.primary' }}>{excerpt}</Box> : null}
          <PostFacts post={post} relativeTime={relativeTime} />
        </>
      }
      actions={
        <ActionMenu
          label={t('list.menu', { name: title })}
          actions={[
            ...(post.published ? [{ key: 'view', label: t('common:action.view'), to: href('post', params) }] : []),
            { key: 'edit', label: t('common:action.edit'), to: href('editPost', params) },
            ...actions.map((key) => ({
              key,
              label: t(`action.${key}`),
              destructive: key === 'delete',
              onClick: () => onAction(key),
            })),
          ]}
        />
      }
    />
  );
}

/** As far as the server delivers them (D-76). */
function PostFacts({ post, relativeTime }: Pick<PostRowProps, 'post' | 'relativeTime'>) {
  const { t } = useTranslation('ownPosts');
  const nameOf = useOwnProfileName();
  const lang = useNameLanguage()(post.competence_profile);
  const languageNote = useLanguageNote(lang);
  const { published, published_at, created_at, comments_count } = post;
  const at = Date.parse(published ? published_at : created_at);
  const facts = factsText([
    Number.isNaN(at) ? '' : t(published ? 'list.published' : 'list.created', { when: relativeTime(at) }),
    comments_count ? t('list.comments', { count: comments_count }) : '',
    languageNote,
  ]);
  const profile = nameOf(post.competence_profile);
  return (
    <>
      {profile ? <TextIn lang={lang}>{profile}</TextIn> : null}
      {profile && facts ? factDot : null}
      {facts}
    </>
  );
}

export function usePostStatusText(): (post: { published: boolean }) => string {
  const { t } = useTranslation('ownPosts');
  return ({ published }) => t(published ? 'status.published' : 'status.draft');
}

export function PostStatusChip({ published }: { published: boolean }) {
  const textOf = usePostStatusText();
  return <StatusChip color={published ? 'success' : 'default'} label={textOf({ published })} />;
}
