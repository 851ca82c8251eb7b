import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import HandleIcon from '@mui/icons-material/DragIndicatorOutlined';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '@/ui/basics/ActionMenu';

interface SortableRowProps {
  id: string;
  isChip: boolean;
  name: string;
  /** From 0. */
  position: number;
  count: number;
  onMove: (to: number) => void;
  actions: readonly MenuAction[];
  children: ReactNode;
}

/** A form of several fields takes the whole width, below handle and menu. */
const aroundForm = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '& > div': { order: 1, flex: '1 0 100%', px: 2, pb: 2 },
} as const;

const shapes = {
  row: { borderRadius: 1, '& > div': { flex: 1, py: 0.5 }, '&:has([data-layout="rows"])': aroundForm },
  chip: {
    borderRadius: 4,
    maxWidth: '100%',
    '& > button': { p: 0.5 },
    '& > div': { py: 0.25 },
    '&:has(form)': { width: '100%', borderRadius: 1, '& > div': { flex: 1 } },
  },
} as const;

export function SortableRow({ id, isChip, name, position, count, onMove, actions, children }: SortableRowProps) {
  const { t } = useTranslation('editing');
  const sortable = useSortable({ id, attributes: { roleDescription: t('sortable.role') } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const moves = [
    { key: 'up', label: t(isChip ? 'sortable.forward' : 'sortable.up'), to: position - 1 },
    { key: 'down', label: t(isChip ? 'sortable.back' : 'sortable.down'), to: position + 1 },
    { key: 'top', label: t(isChip ? 'sortable.first' : 'sortable.top'), to: 0 },
  ];
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        ...shapes[isChip ? 'chip' : 'row'],
        display: 'flex',
        alignItems: 'center',
        gap: isChip ? 0 : 0.5,
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
        boxShadow: isDragging ? 3 : undefined,
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('sortable.handle', { name })}
        sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none', color: 'text.secondary' }}
      >
        <HandleIcon fontSize="small" />
      </IconButton>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <ActionMenu
        label={t('sortable.menu', { name })}
        size="small"
        actions={[
          ...moves.map(({ key, label, to }, index) => ({
            key,
            label,
            disabled: to === position || to < 0 || to >= count,
            divider: actions.length > 0 && index === moves.length - 1,
            onClick: () => onMove(to),
          })),
          ...actions,
        ]}
      />
    </Box>
  );
}
