import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { PageLayout } from '@/ui/page/PageLayout';
import { Feed } from '@/features/feed/Feed';

export default function AllPostsPage() {
  const { t } = useTranslation(['discussion', 'common']);
  return (
    <PageLayout
      width="post"
      title={t('common:page.allPosts')}
      intro={t('feed.intro')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={href('newPost')}>
          {t('feed.new')}
        </Button>
      }
    >
      <Feed />
    </PageLayout>
  );
}
