import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import type { ClaimDialogType } from '../publish/ClaimDialogs';

/** What is done with a claim rarely: upgrade, where the server offers it (D-33), and delete. */
export function EditorMenu({ claim, onDialog }: { claim: Claim; onDialog: (type: ClaimDialogType) => void }) {
  const { t } = useTranslation('claims');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (type: ClaimDialogType) => {
    setAnchor(null);
    onDialog(type);
  };
  return (
    <>
      <IconButton
        aria-label={t('editor.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {claim.upgradable ? <MenuItem onClick={() => choose('upgrade')}>{t('upgrade.open')}</MenuItem> : null}
        <MenuItem onClick={() => choose('delete')}>{t('delete.open')}</MenuItem>
      </Menu>
    </>
  );
}
