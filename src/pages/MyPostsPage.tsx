import { useTranslation } from 'react-i18next';
import { PageLayout } from '@/ui/page/PageLayout';
import { MyPosts, NewPostButton } from '@/features/own-posts/MyPosts';

export default function MyPostsPage() {
  const { t } = useTranslation(['ownPosts', 'common']);
  return (
    <PageLayout title={t('common:page.myPosts')} intro={t('list.intro')} actions={<NewPostButton />}>
      <MyPosts />
    </PageLayout>
  );
}
