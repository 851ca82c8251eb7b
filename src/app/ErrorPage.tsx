import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { PageLayout } from '@/ui/page/PageLayout';

/** Where even the layout is missing. */
export function ErrorScreen() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}

/** Shown when a page throws or its code cannot be loaded: a heading, a reason and ways out (quality G4). */
export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <PageLayout title={t('crash.title')} intro={t('crash.text')} width="text">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
        <Button href="/">{t('crash.home')}</Button>
      </Stack>
    </PageLayout>
  );
}
