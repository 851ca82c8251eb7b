import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { routeOf } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { routeEntry } from '@/routes/table';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';

export default function ComingSoonPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { title, layout } = routeEntry(routeOf(pathname));
  return (
    <Stack sx={{ gap: 3 }}>
      {layout === 'blank' ? <BlankHead /> : null}
      <PageLayout title={t(title as 'page.home')}>
        <EmptyState
          drawing={pathname.startsWith('/posts') ? 'post' : 'offer'}
          title={t('later.title')}
          text={t('later.text')}
          action={
            <Button variant="contained" component={RouterLink} to={href('root')}>
              {t('later.back')}
            </Button>
          }
        />
      </PageLayout>
    </Stack>
  );
}
