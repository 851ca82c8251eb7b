import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '@/ui/basics/ActionMenu';
import { rowEnterAnimation } from './rowEnterAnimation';
import { useListFocus } from './useListFocus';

interface MenuListProps<T extends { id: string }> {
  items: readonly T[];
  label: string;
  nameOf: (item: T) => string;
  actionsOf: (item: T) => readonly MenuAction[];
  children: (item: T) => ReactNode;
}

/** Items in an order that the user cannot change, each with a menu of actions; see `SortableList` for the others. */
export function MenuList<T extends { id: string }>({ items, label, nameOf, actionsOf, children }: MenuListProps<T>) {
  const { t } = useTranslation('editing');
  const list = useListFocus<HTMLUListElement>(items.map(({ id }) => id).join());
  return (
    <Stack
      component="ul"
      {...rowEnterAnimation}
      ref={list}
      aria-label={label}
      sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}
    >
      {items.map((item) => (
        <Box component="li" key={item.id} sx={row}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{children(item)}</Box>
          <ActionMenu
            label={t('sortable.menu', { name: nameOf(item) })}
            size="small"
            actions={actionsOf(item)}
            sx={{ my: -1.25, marginInlineEnd: -1.5 }}
          />
        </Box>
      ))}
    </Stack>
  );
}

const row = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;
