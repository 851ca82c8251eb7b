import { Alert } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { z } from '@/api/schema/zod';
import { postAfter, type PostAction } from '@/domain/post';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

const Unsent = z.object({ type: z.enum(['publish', 'unpublish', 'delete']), ids: z.array(z.string()) });

/** Unsent posts of a bulk action, kept in this tab until all are sent, so that a reload does not hide them. */
export function useUnsent() {
  const userId = useAppSelector(selectUser)?.id ?? '';
  return {
    readUnsent: () => Unsent.safeParse(readStored('unsentPosts', userId)).data ?? null,
    noteUnsent: (type: PostAction, ids: readonly string[]) => {
      if (ids.length === 0) removeStored('unsentPosts', userId);
      else writeStored('unsentPosts', { type, ids }, userId);
    },
  };
}

/** After a reload during a bulk action: names the posts that were not sent. Sends nothing itself. */
export function UnsentPosts({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation(['ownPosts', 'common']);
  const { readUnsent, noteUnsent } = useUnsent();
  const [unsent, setUnsent] = useState(readUnsent);
  // One that was under way may have arrived.
  const left = unsent ? posts.filter((post) => unsent.ids.includes(post.id) && postAfter(post, unsent.type)) : [];
  if (!unsent || left.length === 0) return null;
  return (
    <Alert
      severity="warning"
      closeText={t('common:action.close')}
      sx={{ mb: 2 }}
      onClose={() => {
        noteUnsent(unsent.type, []);
        setUnsent(null);
      }}
    >
      {t(`bulk.${unsent.type}.unsent`)}
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {left.map(({ id, title }) => (
          <li key={id}>{title || t('list.noTitle')}</li>
        ))}
      </ul>
    </Alert>
  );
}
