import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Button, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { touchHeight } from '@/ui/basics/hitArea';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { LongList } from '@/ui/list/VirtualList';
import type { CareerEntry } from './entryTypes';
import type { CareerEntries } from './useCareerEntries';

interface EntryListsProps {
  career: CareerEntries;
  entries: readonly CareerEntry[];
  children: (entry: CareerEntry) => ReactNode;
}

const entryHeight = { connected: 86, other: 64 };

/** A timeline of what the open profile shows; folded below it, the entries that it does not show. */
export function EntryLists(props: EntryListsProps) {
  const { career, entries, children } = props;
  const { name, drawing } = career.type;
  const { t } = useTranslation('profiles');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const connected = entries.filter(career.isConnected);
  const others = entries.filter((entry) => !career.isConnected(entry));
  const isUnfolded = isOpen ?? connected.length === 0;
  const othersLabel = t(`${name}.others`, { count: others.length });
  const list = { keyOf: ({ id }: CareerEntry) => id, itemLabel: career.nameOf, gap: 0, children };
  return (
    <StatusView
      request={career.request}
      hasContent={entries.length > 0}
      skeleton={<ListSkeleton rows={2} height={entryHeight.connected} />}
      empty={<EmptyState inset drawing={drawing} title={t(`${name}.emptyTitle`)} text={t(`${name}.empty`)} />}
      onRetry={career.reload}
    >
      {connected.length > 0 ? (
        <LongList {...list} items={connected} estimatedHeight={entryHeight.connected} label={t(`${name}.title`)} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`${name}.noneShown`)}
        </Typography>
      )}
      {others.length > 0 ? (
        <>
          <Button
            color="secondary"
            aria-expanded={isUnfolded}
            onClick={() => setOpen(!isUnfolded)}
            endIcon={<ExpandIcon sx={{ rotate: isUnfolded ? '180deg' : '0deg' }} />}
            sx={(theme) => ({
              ...theme.mixins.textButtonAtEdge,
              minHeight: 32,
              ...touchHeight,
              mb: isUnfolded ? 0 : -1,
              textAlign: 'start',
            })}
          >
            {othersLabel}
          </Button>
          {isUnfolded ? (
            <LongList {...list} items={others} estimatedHeight={entryHeight.other} label={othersLabel} />
          ) : null}
        </>
      ) : null}
    </StatusView>
  );
}
