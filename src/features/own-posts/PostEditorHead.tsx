import { Button, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { postAfter, type PostAction } from '@/domain/post';
import { href } from '@/routes/href';
import { RouterLink, useNavigate } from '@/routes/navigation';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { EditorPage } from '@/ui/editor/EditorPage';
import { OverallSaveState } from '@/ui/editor/SaveState';
import { UpdateButton, useHasUpdate } from '@/ui/editor/UpdateButton';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';
import { PostDialogs } from './PostDialogs';
import { PostStatusChip } from './PostRow';

export function PostEditorHead({ post, children }: { post: Post; children: ReactNode }) {
  const { t } = useTranslation(['ownPosts', 'common']);
  const navigate = useNavigate();
  const hasUpdate = useHasUpdate();
  const canPublish = postAfter(post, 'publish') !== null;
  const [dialog, setDialog] = useState<PostAction | null>(
    useRequestedDialog('publish') && canPublish ? 'publish' : null,
  );
  const rareActions = (['unpublish', 'delete'] as const).filter((action) => postAfter(post, action) !== null);
  return (
    <EditorPage
      // The post's title is in the form below.
      title={t('common:page.editPost')}
      width="post"
      paper="write"
      status={
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ columnGap: 1.5, alignItems: { xs: 'start', sm: 'center' } }}
        >
          <PostStatusChip published={post.published} />
          <OverallSaveState />
        </Stack>
      }
      actions={
        <>
          {post.published ? (
            <Button
              variant={hasUpdate ? 'outlined' : 'contained'}
              component={RouterLink}
              to={href('post', { postId: post.id })}
            >
              {t('common:action.view')}
            </Button>
          ) : null}
          <UpdateButton />
          {canPublish ? (
            <Button variant="contained" onClick={() => setDialog('publish')}>
              {t('action.publish')}
            </Button>
          ) : null}
          <ActionMenu
            label={t('editor.menu')}
            actions={rareActions.map((key) => ({
              key,
              label: t(`action.${key}`),
              destructive: key === 'delete',
              onClick: () => setDialog(key),
            }))}
          />
        </>
      }
    >
      {children}
      <PostDialogs
        post={post}
        type={dialog}
        onClose={() => setDialog(null)}
        onDeleted={() => void navigate(href('myPosts'), { replace: true })}
      />
    </EditorPage>
  );
}
