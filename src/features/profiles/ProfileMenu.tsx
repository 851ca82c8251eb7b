import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { CanonicalDialog } from './CanonicalDialog';
import { DeleteProfileDialog } from './DeleteProfileDialog';

interface ProfileMenuProps {
  profile: Pick<ProfileListItem, 'id' | 'canonical' | 'occupation'> & { priority_changes?: number | null };
  onDeleted?: () => void;
}

/** The rarer actions of a profile: give it priority, delete it. */
export function ProfileMenu({ profile, onDeleted }: ProfileMenuProps) {
  const { t } = useTranslation('profiles');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'canonical' | 'delete' | null>(null);
  const ask = (what: 'canonical' | 'delete') => {
    setAnchor(null);
    setAsked(what);
  };
  return (
    <>
      <IconButton
        aria-label={t('menu.label', { profile: profile.occupation?.name ?? t('noOccupation') })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {profile.canonical ? null : <MenuItem onClick={() => ask('canonical')}>{t('canonical.action')}</MenuItem>}
        <MenuItem onClick={() => ask('delete')} sx={{ color: 'error.main' }}>
          {t('delete.action')}
        </MenuItem>
      </Menu>
      <CanonicalDialog profile={profile} open={asked === 'canonical'} onClose={() => setAsked(null)} />
      <DeleteProfileDialog
        profile={profile}
        open={asked === 'delete'}
        onClose={() => setAsked(null)}
        onDeleted={onDeleted}
      />
    </>
  );
}
