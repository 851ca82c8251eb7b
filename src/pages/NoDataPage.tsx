import { Button, Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { routeOf } from '@/routes/destination';
import { articleHref } from '@/routes/helpArticles';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { routeEntry } from '@/routes/table';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageLayout } from '@/ui/page/PageLayout';

/** No call delivers anything for it (D-14). */
export default function NoDataPage() {
  const { t } = useTranslation(['noData', 'common']);
  const route = routeOf(useLocation().pathname);
  const shows = t(`shows.${route as 'structure'}`);
  return (
    <PageLayout title={t(routeEntry(route).title as 'common:page.home')}>
      <EmptyState
        drawing="offer"
        title={t('title')}
        text={`${shows} ${t('why')}`}
        action={
          <Button variant="contained" component={RouterLink} to={href('customerProducts')}>
            {t('common:page.products')}
          </Button>
        }
        link={
          <Link component={RouterLink} to={articleHref('faq-empty')}>
            {t('more')}
          </Link>
        }
      />
    </PageLayout>
  );
}
