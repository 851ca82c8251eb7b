import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import type { ClaimDialogType } from '../publish/ClaimDialogs';

interface ClaimMenuProps {
  claim: ClaimListItem;
  name: string;
  onDialog: (type: ClaimDialogType) => void;
}

/** What can be done with a claim besides opening it. */
export function ClaimMenu({ claim, name, onDialog }: ClaimMenuProps) {
  const { t } = useTranslation('claims');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPublished = claim.status === 'published';
  const choose = (type: ClaimDialogType) => {
    setAnchor(null);
    onDialog(type);
  };
  return (
    <>
      <IconButton
        aria-label={t('list.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ m: { xs: 1, sm: 1.5 } }}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem component={RouterLink} to={href('claim', { claimId: claim.id })}>
          {t('action.edit', { ns: 'common' })}
        </MenuItem>
        <MenuItem component={RouterLink} to={href('claimForm', undefined, { id: claim.id })}>
          {t('question.change')}
        </MenuItem>
        <MenuItem onClick={() => choose(isPublished ? 'pause' : 'publish')}>
          {t(isPublished ? 'pause.open' : 'publish.open')}
        </MenuItem>
        {claim.upgradable ? <MenuItem onClick={() => choose('upgrade')}>{t('upgrade.open')}</MenuItem> : null}
        <MenuItem onClick={() => choose('delete')}>{t('delete.open')}</MenuItem>
      </Menu>
    </>
  );
}
