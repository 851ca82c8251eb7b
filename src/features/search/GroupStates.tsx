import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/ui/text/useFailureText';
import { Delayed } from '@/ui/feedback/StatusView';
import type { GroupRead } from './useSearchReads';

/** What is still being read, and what could not be read, with a way to try again. */
export function GroupStates({ reads }: { reads: readonly GroupRead[] }) {
  const { t } = useTranslation(['search', 'common']);
  const failureText = useFailureText();
  return reads.map(({ group, isLoading, failure, retry }) => {
    const name = t(`group.${group}`);
    if (isLoading) {
      return (
        <Delayed key={group}>
          <Typography variant="caption" component="p" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
            {t('groupLoading', { name })}
          </Typography>
        </Delayed>
      );
    }
    if (!failure) return null;
    return (
      <Stack
        key={group}
        direction="row"
        role="alert"
        sx={{
          px: 2,
          py: 0.5,
          columnGap: 1,
          alignItems: 'center',
          flexWrap: 'wrap',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" sx={{ color: 'error.main', flex: 1, minWidth: 200 }}>
          {name}: {failureText(failure, failure.kind === 'network' ? 'common:failureOfRead.network' : null)}
        </Typography>
        <Button size="small" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      </Stack>
    );
  });
}
