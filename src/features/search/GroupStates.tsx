import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FailedReads } from '@/ui/feedback/FailedReads';
import { Delayed } from '@/ui/feedback/StatusView';
import type { GroupRead } from './useSearchReads';

interface GroupStatesProps {
  reads: readonly GroupRead[];
  onRetry: () => void;
}

export function GroupStates({ reads, onRetry }: GroupStatesProps) {
  const { t } = useTranslation('search');
  const named = reads.map((read) => ({ ...read, name: t(`group.${read.group}`) }));
  const loading = named.filter(({ request }) => request.status === 'loading');
  return (
    <>
      {loading.length > 0 ? (
        <Delayed>
          <Typography variant="caption" component="p" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
            {t('groupLoading', { name: loading.map(({ name }) => name).join(', ') })}
          </Typography>
        </Delayed>
      ) : null}
      <FailedReads
        reads={named}
        titleOf={(names) => t('notSearched', { names })}
        onRetry={onRetry}
        sx={{ m: 1, flexShrink: 0 }}
      />
    </>
  );
}
