import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { selectUserDetails, useLogout } from '@/features/user';
import { displayName, initialsOf } from '@/domain/displayName';
import { imageSource } from '@/domain/webAddress';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { MenuButton } from './MenuButton';
import { MenuItem } from '@/ui/basics/overlays';

const links = [
  ['user', 'menu.account'],
  ['help', 'menu.help'],
  ['pricing', 'menu.prices'],
  ['faq', 'menu.faq'],
] as const;

/** Account, help, pricing, FAQ, sign out (NAV-06). */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const { logout, question } = useLogout();
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const person = details ?? user;
  const name = person ? displayName(person) : '';
  return (
    <>
      <MenuButton label={t('shell.profileMenu')} icon={<Portrait name={name} url={details?.profile_picture?.url} />}>
        {(close) => (
          <>
            <Typography sx={{ px: 2, pt: 2, fontWeight: 600 }}>{name}</Typography>
            <MenuList>
              {links.map(([route, label]) => (
                <MenuItem key={route} component={RouterLink} to={href(route)} onClick={close}>
                  {t(label)}
                </MenuItem>
              ))}
              <Divider />
              <MenuItem
                onClick={() => {
                  close();
                  logout();
                }}
              >
                {t('menu.logout')}
              </MenuItem>
            </MenuList>
          </>
        )}
      </MenuButton>
      {question}
    </>
  );
}

/** The signed-in user as a picture, or the initials where there is none. */
function Portrait({ name, url }: { name: string; url: string | undefined }) {
  return (
    <Avatar
      src={imageSource(url)}
      alt=""
      sx={{
        width: 32,
        height: 32,
        typography: 'caption',
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
