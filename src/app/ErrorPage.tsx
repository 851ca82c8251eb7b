import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { basePath } from '@/platform/config';
import { href } from '@/routes/href';
import { PageLayout } from '@/ui/page/PageLayout';
import { useStorageText } from '@/ui/text/storageText';

/** For where even the layout is missing. */
export function ErrorScreen({ children = <ErrorPage /> }: { children?: ReactNode }) {
  return <main>{children}</main>;
}

const texts = { thrown: 'crash.text', offline: 'offline.page', unreachable: 'failureOfRead.network' } as const;

/** Shown when a page throws or its code cannot be loaded (quality G4). */
export function ErrorPage({ cause = 'thrown' }: { cause?: keyof typeof texts }) {
  const { t } = useTranslation();
  const storageText = useStorageText();
  return (
    <PageLayout
      title={t(cause === 'offline' ? 'offline.title' : 'crash.title')}
      intro={`${t(texts[cause])} ${storageText}`}
      width="text"
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
        <Button href={`${basePath}/`}>{t('crash.home')}</Button>
        <Button href={basePath + href('help')}>{t('menu.help')}</Button>
      </Stack>
    </PageLayout>
  );
}
