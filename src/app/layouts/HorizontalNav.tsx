import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/routes/navigation';
import type { MenuLine, MenuSection } from '@/routes/table';
import { menuIcon } from './menuIcons';
import { itemHref, useMenu } from './useMenu';

/** One line of section menus below the navbar, always in sight (NAV-11). */
export function HorizontalNav() {
  const { t } = useTranslation('common');
  const { menu, isOpen } = useMenu();
  return (
    <Box
      component="nav"
      aria-label={t('shell.navigation')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, px: 1.5, pb: 0.5 }}
    >
      {menu.map(({ section, items }) =>
        items.length === 1 && items[0] ? (
          <SingleItem key={section} item={items[0]} open={isOpen(items[0])} />
        ) : (
          <SectionMenu key={section} section={section} items={items} isOpen={isOpen} />
        ),
      )}
    </Box>
  );
}

const inLine = { px: 1.5, typography: 'body2' } as const;
/** As in the other menu. */
const current = { fontWeight: 600, bgcolor: 'color-mix(in srgb, currentcolor 10%, transparent)' } as const;

function SingleItem({ item, open }: { item: MenuLine; open: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Button
      component={RouterLink}
      to={itemHref(item)}
      color={open ? 'primary' : 'inherit'}
      aria-current={open ? 'page' : undefined}
      sx={{ ...inLine, ...(open ? current : { fontWeight: 400 }) }}
    >
      {t(item.label as 'menu.dashboard')}
    </Button>
  );
}

interface SectionMenuProps {
  section: MenuSection;
  items: MenuLine[];
  isOpen: (item: MenuLine) => boolean;
}

function SectionMenu({ section, items, isOpen }: SectionMenuProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const holdsOpen = items.some(isOpen);
  const label = t(`menuSection.${section}`);
  return (
    <>
      <Button
        id={`${id}-button`}
        color={holdsOpen ? 'primary' : 'inherit'}
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          ...inLine,
          ...(holdsOpen ? current : { fontWeight: 400 }),
          '& .MuiButton-endIcon': { marginInlineStart: 0.25 },
        }}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': `${id}-button` },
          paper: { variant: 'outlined', role: 'navigation', 'aria-label': label },
        }}
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
