import { Button } from '@mui/material';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { parentOf } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { EmptyState } from './EmptyState';

/** The entry may stay missing, so a way back comes before another try. */
export function EntryNotFound({ text, onRetry }: { text: string; onRetry: MouseEventHandler }) {
  const { t } = useTranslation();
  const parent = parentOf(useLocation().pathname);
  return (
    <div role="alert">
      <EmptyState
        drawing="search"
        title={t('failure.notFoundTitle')}
        text={`${text} ${t('notFound.entry')}`}
        action={
          <>
            <Button variant="contained" component={RouterLink} to={href((parent ?? 'root') as 'claims')}>
              {t(parent ? 'notFound.toParent' : 'notFound.toStart')}
            </Button>
            <Button onClick={onRetry}>{t('action.retry')}</Button>
          </>
        }
      />
    </div>
  );
}
