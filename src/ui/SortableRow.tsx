import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import HandleIcon from '@mui/icons-material/DragIndicatorOutlined';
import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A line of an item's menu. */
export interface SortableAction {
  key: string;
  label: string;
  onClick: () => void;
}

interface SortableRowProps {
  id: string;
  name: string;
  /** From 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  actions: readonly SortableAction[];
  children: ReactNode;
}

/** One item of a `SortableList`: handle, content, menu. */
export function SortableRow({ id, name, place, count, onMove, actions, children }: SortableRowProps) {
  const { t } = useTranslation('editing');
  const sortable = useSortable({ id, attributes: { roleDescription: t('sortable.role') } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const moves = [
    { key: 'up', label: t('sortable.up'), to: place - 1 },
    { key: 'down', label: t('sortable.down'), to: place + 1 },
    { key: 'top', label: t('sortable.top'), to: 0 },
  ];
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'divider',
        borderRadius: 1,
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
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>{children}</Box>
      <IconButton
        aria-label={t('sortable.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {moves.map(({ key, label, to }) => (
          <MenuItem
            key={key}
            disabled={to === place || to < 0 || to >= count}
            onClick={() => {
              close();
              onMove(to);
            }}
          >
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        {actions.length > 0 ? <Divider /> : null}
        {actions.map(({ key, label, onClick }) => (
          <MenuItem
            key={key}
            onClick={() => {
              close();
              onClick();
            }}
          >
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
