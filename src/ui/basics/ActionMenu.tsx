import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { IconButton, type IconButtonProps, Menu, MenuItem, type PopoverActions } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/routes/navigation';
import { landmarkOf } from './focus';
import { newTab } from './SafeLink';
import { VisuallyHidden } from './VisuallyHidden';

export interface MenuAction {
  key: string;
  label: string;
  onClick?: () => void;
  to?: string;
  /** A web address outside of the app; opens in a new tab. */
  href?: string | undefined;
  disabled?: boolean;
  /** Why it cannot be done now, in a sentence below the label; the line stays within reach and does nothing. */
  refusal?: string | undefined;
  destructive?: boolean;
  divider?: boolean;
}

export interface ActionMenuProps {
  label: string;
  actions: readonly MenuAction[];
  size?: 'small' | 'medium';
  sx?: IconButtonProps['sx'];
}

export function ActionMenu({ label, actions, size = 'medium', sx }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const placement = useRef<PopoverActions>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  // The menu lies in the main part, where a scroll lock would move sticky heads: the page scrolls, the menu stays.
  useEffect(() => {
    if (!isOpen) return undefined;
    const follow = () => placement.current?.updatePosition();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [isOpen]);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={sx}
      >
        <MoreIcon fontSize={size} />
      </IconButton>
      <Menu
        action={placement}
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        container={() => landmarkOf(anchor)}
        disableScrollLock
      >
        {actions.map((action) => (
          <ActionItem key={action.key} action={action} onClose={close} />
        ))}
      </Menu>
    </>
  );
}

function ActionItem({ action, onClose }: { action: MenuAction; onClose: () => void }) {
  const { t } = useTranslation();
  const { label, onClick, to, href, refusal, disabled = false, destructive = false, divider = false } = action;
  const isRefused = refusal !== undefined;
  return (
    <MenuItem
      disabled={disabled}
      aria-disabled={disabled || isRefused || undefined}
      divider={divider}
      {...(to === undefined ? {} : { component: RouterLink, to })}
      {...(href === undefined ? {} : { component: 'a', href, ...newTab })}
      onClick={() => {
        if (isRefused) return;
        onClose();
        onClick?.();
      }}
      sx={isRefused ? refused : destructive ? { color: 'error.main' } : undefined}
    >
      {label}
      {isRefused ? <span>{refusal}</span> : null}
      {href === undefined ? null : <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>}
    </MenuItem>
  );
}

/** Looks disabled, but keeps the reason below the label readable. */
const refused = {
  display: 'block',
  maxWidth: 340,
  color: 'text.secondary',
  cursor: 'default',
  '& > span': { display: 'block', typography: 'caption' },
} as const;
