import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { postAfter, type PostAction } from '@/domain/post';
import { useLastNonNull } from '@/ui/basics/SideDrawer';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ChooseList } from '@/ui/bulk/ChooseList';
import { BulkDialog } from './BulkDialog';
import { usePostStatusText } from './PostRow';

export function BulkPosts({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('ownPosts');
  const statusOf = usePostStatusText();
  const [dialog, setDialog] = useState<{ type: PostAction; posts: readonly Post[] } | null>(null);
  const [round, setRound] = useState(0);
  const opened = useLastNonNull(dialog);
  return (
    <>
      {posts.length === 0 ? (
        <EmptyState drawing="search" title={t('list.noMatch')} />
      ) : (
        <ChooseList
          items={posts}
          label={t('list.label')}
          hint={t('bulk.hint')}
          nameOf={({ title }) => title || t('list.noTitle')}
          renderDetails={statusOf}
          renderActions={(chosen) =>
            (['delete', 'unpublish', 'publish'] as const).map((type) => {
              const possible = chosen.filter((post) => postAfter(post, type) !== null);
              if (possible.length === 0) return null;
              return (
                <Button
                  key={type}
                  variant="outlined"
                  color={type === 'delete' ? 'error' : 'primary'}
                  onClick={() => {
                    setRound(round + 1);
                    setDialog({ type, posts: possible });
                  }}
                >
                  {t(`bulk.${type}.confirm`, { count: possible.length })}
                </Button>
              );
            })
          }
        />
      )}
      {opened ? <BulkDialog key={round} {...opened} open={dialog !== null} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
