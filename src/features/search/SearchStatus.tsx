import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultGroup } from '@/domain/searchRanking';
import { href, inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailedReads, type NamedRead } from '@/ui/feedback/FailedReads';
import { Delayed } from '@/ui/feedback/StatusView';
import type { Entry } from './useOwnEntries';
import { closeSearch } from './useShortcuts';

interface SearchStatusProps {
  text: string;
  groups: readonly ResultGroup<Entry>[];
  reads: readonly NamedRead[];
  /** Empties the field, which offers the suggestions again. */
  onClear: () => void;
  onRetry: () => void;
}

/** Milliseconds without a further character after which somebody has finished typing. */
const pauseMs = 400;

/** That nothing was found, what is not searched yet, and the number of results for screen readers. */
export function SearchStatus({ text, groups, reads, onClear, onRetry }: SearchStatusProps) {
  const { t } = useTranslation('search');
  const loading = reads.filter(({ request }) => request.status === 'loading').map(({ name }) => name);
  const isPartial = reads.some(({ request }) => request.status === 'failed');
  const none = t(isPartial ? 'none.soFar' : 'none.title');
  const counts = groups.map(({ group, total }) => t(`count.${group as 'claim'}`, { count: total })).join(', ');
  const summary = loading.length > 0 ? t('loading') : text && (counts || none);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(summary), pauseMs);
    return () => clearTimeout(timer);
  }, [summary]);
  return (
    <>
      {text && groups.length === 0 && loading.length === 0 ? (
        <NoResults title={none} text={isPartial ? null : text} onClear={onClear} />
      ) : null}
      {loading.length > 0 ? (
        <Delayed>
          <Typography variant="caption" component="p" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
            {t('groupLoading', { name: loading.join(', ') })}
          </Typography>
        </Delayed>
      ) : null}
      <FailedReads
        reads={reads}
        titleOf={(names) => t('notSearched', { names })}
        onRetry={onRetry}
        sx={{ m: 1, flexShrink: 0 }}
      />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

interface NoResultsProps {
  title: string;
  /** Null where something could not be searched, so that it may exist all the same. */
  text: string | null;
  onClear: () => void;
}

function NoResults({ title, text, onClear }: NoResultsProps) {
  const { t } = useTranslation('search');
  // A single word is no question: it is rather mistyped.
  const newClaim = text?.includes(' ') ? href('newClaim', undefined, { question: text }) : null;
  return (
    <Box sx={{ overflowY: 'auto' }}>
      <EmptyState
        inset
        drawing="search"
        title={title}
        text={text && t('none.text')}
        action={
          <>
            <Button variant="outlined" onClick={onClear}>
              {t('none.clear')}
            </Button>
            {newClaim ? (
              <Button component={RouterLink} to={newClaim} onClick={closeSearch}>
                {t('none.claim')}
              </Button>
            ) : null}
            {text ? (
              <Button component={RouterLink} to={inviteHref} onClick={closeSearch}>
                {t('action.invite')}
              </Button>
            ) : null}
          </>
        }
      />
    </Box>
  );
}
