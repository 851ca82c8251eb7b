import PersonIcon from '@mui/icons-material/PersonOutlineOutlined';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { displayName } from '@/domain/displayName';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { endSession, selectUser } from '@/store/session';
import { MenuButton } from './MenuButton';

const links = [
  ['user', 'menu.account'],
  ['help', 'menu.help'],
  ['pricing', 'menu.prices'],
  ['faq', 'menu.faq'],
] as const;

/** Account, help, pricing, FAQ, sign out (NAV-06). */
export function ProfileMenu() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  return (
    <MenuButton label={t('shell.profileMenu')} icon={<PersonIcon fontSize="small" />}>
      {(close) => (
        <>
          {user ? <Typography sx={{ px: 2, pt: 2, fontWeight: 600 }}>{displayName(user)}</Typography> : null}
          <MenuList>
            {links.map(([route, label]) => (
              <MenuItem key={route} component={RouterLink} to={href(route)} onClick={close}>
                <ListItemText>{t(label)}</ListItemText>
              </MenuItem>
            ))}
            <Divider />
            <MenuItem onClick={() => dispatch(endSession('logout'))}>
              <ListItemText>{t('menu.logout')}</ListItemText>
            </MenuItem>
          </MenuList>
        </>
      )}
    </MenuButton>
  );
}
