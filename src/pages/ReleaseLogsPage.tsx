import { Box, Button, Stack, Typography } from '@mui/material';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Release } from '@/domain/article';
import { Spans } from '@/features/help/ArticleText';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { TextSkeleton } from '@/ui/feedback/ListSkeleton';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';
import { loaderByLanguage, useDayText, useLanguage } from '@/ui/text/useLanguage';

const loadReleases = loaderByLanguage<{ default: readonly Release[] }>({
  de: () => import('../../CHANGELOG.de.md'),
  en: () => import('../../CHANGELOG.md'),
});

export default function ReleaseLogsPage() {
  const { t } = useTranslation();
  return (
    <Stack sx={{ gap: 3 }}>
      <BlankHead />
      <PageLayout
        title={t('page.releaseLogs')}
        width="text"
        actions={
          <Button component={RouterLink} to={href('root')}>
            {t('releases.back')}
          </Button>
        }
      >
        <Suspense fallback={<TextSkeleton height={480} />}>
          <Releases />
        </Suspense>
      </PageLayout>
    </Stack>
  );
}

/** The newest first. */
function Releases() {
  const { t } = useTranslation();
  const dayText = useDayText();
  const { default: releases } = use(loadReleases(useLanguage()));
  return releases.map(({ version, day, changes }) => (
    <Box component="section" key={version} sx={{ mb: 3 }}>
      <Typography variant="h2">{t('releases.version', { version, day: dayText(day) })}</Typography>
      <Box component="ul" sx={{ paddingInlineStart: '1.25em', my: 1, '& > li': { mb: 1 } }}>
        {changes.map((change, place) => (
          <li key={place}>
            <Spans spans={change} />
          </li>
        ))}
      </Box>
    </Box>
  ));
}
