import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem as Item } from '@/routes/access';
import { RouterLink } from '@/routes/navigation';
import type { MenuSection } from '@/routes/table';
import { menuIcon } from './menuIcons';
import { itemHref, useMenu } from './useMenu';

/** The navigation as one line of section menus under the navbar; always in sight (NAV-11). */
export function HorizontalNav() {
  const { t } = useTranslation();
  const { menu, isOpen } = useMenu();
  return (
    <Box
      component="nav"
      aria-label={t('shell.navigation')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, px: 2, pb: 0.5 }}
    >
      {menu.map(({ section, items }) => (
        <SectionMenu key={section} section={section} items={items} isOpen={isOpen} />
      ))}
    </Box>
  );
}

function SectionMenu({
  section,
  items,
  isOpen,
}: {
  section: MenuSection;
  items: Item[];
  isOpen: (item: Item) => boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={`${id}-button`}
        color={items.some(isOpen) ? 'primary' : 'inherit'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(`menuSection.${section}`)}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {items.map((item) => {
          const Icon = menuIcon[item.icon];
          return (
            <MenuItem
              key={item.label}
              component={RouterLink}
              to={itemHref(item)}
              selected={isOpen(item)}
              aria-current={isOpen(item) ? 'page' : undefined}
              onClick={() => setAnchor(null)}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {t(item.label as 'menu.dashboard')}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
