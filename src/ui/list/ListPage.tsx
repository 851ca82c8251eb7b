import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView, type StatusViewProps } from '@/ui/feedback/StatusView';
import type { VirtualListProps } from './VirtualList';

interface ListPageProps<T>
  extends VirtualListProps<T>, Pick<StatusViewProps, 'request' | 'skeleton' | 'empty' | 'onRetry'> {
  /** Left of `items` by search and filters. */
  visible?: readonly T[];
  /** If they leave nothing. */
  nothing?: ReactNode;
  /** Above the list, where there is one. */
  tools?: ReactNode;
  /** In place of the rows, e.g. while several are chosen. */
  instead?: ReactNode;
  List: (props: VirtualListProps<T>) => ReactNode;
}

/** A list with all its states: loading, failed, empty, nothing found (ux 2.1). */
export function ListPage<T>(props: ListPageProps<T>) {
  const { request, skeleton, empty, onRetry, nothing, tools, instead, List, ...list } = props;
  const { items, visible = items } = list;
  const isComing = request.settledAt === null && request.status !== 'failed';
  const rows = visible.length > 0 ? <List {...list} items={visible} /> : isComing ? skeleton : nothing;
  return (
    <StatusView request={request} hasContent={items.length > 0} skeleton={skeleton} empty={empty} onRetry={onRetry}>
      {tools}
      {instead ?? rows}
    </StatusView>
  );
}

interface NothingFoundProps {
  title: string;
  text?: string;
  /** Takes search and filters away. */
  reset?: { label: string; onClick: () => void };
}

export function NothingFound({ title, text, reset }: NothingFoundProps) {
  return (
    <EmptyState
      drawing="search"
      title={title}
      text={text}
      action={
        reset ? (
          <Button variant="outlined" onClick={reset.onClick}>
            {reset.label}
          </Button>
        ) : null
      }
    />
  );
}
