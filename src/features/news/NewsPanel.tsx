import { Box, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedReads } from '@/ui/feedback/FailedReads';
import { NewsList } from './NewsList';
import { useNews, useNewsReads } from './useNews';

/** As many as are worth a look at once; the others move up as these are done. */
const maxEntries = 30;

/** All that is up next. Opening it takes the dot from the bell; a row goes once it is done or followed. */
export function NewsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { entries, now, unlisted, isComplete, listAll, follow } = useNews();
  const reads = useNewsReads();
  const hasFailed = reads.some(({ request }) => request.status === 'failed');
  useEffect(() => {
    if (unlisted > 0) listAll();
  });
  return (
    <Stack>
      <Typography variant="h3" component="h2" sx={head}>
        {t('common:shell.news')}
      </Typography>
      <FailedReads reads={reads} titleOf={(names) => t('missing.title', { names })} sx={{ mx: 2, mb: 2 }} />
      {entries.length > 0 ? (
        <Box sx={{ '& a': { scrollMarginTop: '56px' } }}>
          <NewsList
            isNarrow
            entries={entries.slice(0, maxEntries)}
            now={now}
            onFollow={(entry) => {
              follow(entry);
              onClose();
            }}
          />
        </Box>
      ) : hasFailed ? null : (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {t(isComplete ? 'news.none' : 'news.unknown')}
        </Typography>
      )}
    </Stack>
  );
}

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: 2,
  minHeight: 56,
  display: 'flex',
  alignItems: 'center',
  bgcolor: 'background.raised',
} as const;
