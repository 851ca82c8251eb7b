import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import {
  ButtonBase,
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
} from '@mui/material';
import { Fragment, memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '@/platform/clientStorage';
import { RouterLink } from '@/routes/navigation';
import type { MenuLine, MenuSection } from '@/routes/table';
import { menuIcon } from './menuIcons';
import { itemHref, useMenu } from './useMenu';

export function NavList({ collapsed = false, onChoose }: { collapsed?: boolean; onChoose?: () => void }) {
  const { t } = useTranslation('common');
  const { menu, isOpen } = useMenu();
  const current = menu.find(({ items }) => items.some(isOpen))?.section;
  const { isExpanded, toggle } = useMenuSections(current);
  return (
    <>
      {menu.map(({ section, items }, index) => {
        const name = t(`menuSection.${section}`);
        const hasHead = !collapsed && section !== 'start';
        return (
          <Fragment key={section}>
            {collapsed && index > 0 ? <Divider sx={{ mx: 2 }} /> : null}
            {hasHead ? (
              <SectionHead name={name} expanded={isExpanded(section)} onToggle={() => toggle(section)} />
            ) : null}
            {hasHead && !isExpanded(section) ? null : (
              <List dense aria-label={name}>
                {items.map((item) => (
                  <NavItem key={item.label} item={item} open={isOpen(item)} collapsed={collapsed} onChoose={onChoose} />
                ))}
              </List>
            )}
          </Fragment>
        );
      })}
    </>
  );
}

function SectionHead({ name, expanded, onToggle }: { name: string; expanded: boolean; onToggle: () => void }) {
  return (
    <ButtonBase
      aria-expanded={expanded}
      onClick={onToggle}
      sx={{
        width: 'calc(100% - 16px)',
        mx: 1,
        mt: 1,
        px: 2,
        minHeight: 32,
        borderRadius: 1,
        justifyContent: 'space-between',
        typography: 'caption',
        fontWeight: 600,
        hyphens: 'auto',
        color: 'text.secondary',
      }}
    >
      {name}
      <ExpandIcon
        fontSize="small"
        sx={{ transform: expanded ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
      />
    </ButtonBase>
  );
}

interface NavItemProps {
  item: MenuLine;
  open: boolean;
  collapsed: boolean;
  onChoose: (() => void) | undefined;
}

/** Memoised: a change of page renders only the items of both pages. */
const NavItem = memo(function NavItem({ item, open, collapsed, onChoose }: NavItemProps) {
  const { t } = useTranslation('common');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    // In the next frame, which needs a layout anyway.
    const frame = requestAnimationFrame(() => link.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [open]);
  const Icon = menuIcon[item.icon];
  const label = t(item.label as 'menu.dashboard');
  return (
    <ListItem disablePadding>
      <Tooltip title={collapsed ? label : ''} placement="right">
        <ListItemButton
          ref={link}
          component={RouterLink}
          to={itemHref(item)}
          selected={open}
          aria-current={open ? 'page' : undefined}
          aria-label={collapsed ? label : undefined}
          onClick={onChoose}
          sx={{
            minHeight: 44,
            '@media (pointer: fine)': { minHeight: 40 },
            mx: 1,
            borderRadius: 1,
            gap: 1.5,
            justifyContent: collapsed ? 'center' : 'flex-start',
            '&.Mui-selected': { color: 'primary.main' },
          }}
        >
          <ListItemIcon sx={{ minWidth: 0, color: open ? 'primary.main' : 'text.secondary' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {collapsed ? null : (
            <ListItemText
              primary={label}
              slotProps={{ primary: { sx: { fontWeight: open ? 600 : 400, hyphens: 'auto' } } }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
});

/** Expanded by default; the others expand while one of their pages is shown. */
const openAtFirst: readonly MenuSection[] = ['start', 'competence', 'claims'];

function useMenuSections(current: MenuSection | undefined): {
  isExpanded: (section: MenuSection) => boolean;
  toggle: (section: MenuSection) => void;
} {
  const [chosen, setChosen] = useState(readChosen);
  const isExpanded = (section: MenuSection) =>
    chosen[section] ?? (openAtFirst.includes(section) || section === current);
  return {
    isExpanded,
    toggle: (section) => {
      const next = { ...chosen, [section]: !isExpanded(section) };
      setChosen(next);
      writeStored('menuSections', next);
    },
  };
}

function readChosen(): Partial<Record<MenuSection, boolean>> {
  const stored = readStored('menuSections');
  return typeof stored === 'object' && stored !== null ? stored : {};
}
