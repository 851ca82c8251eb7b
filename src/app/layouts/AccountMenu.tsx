import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUserDetails, useLogout } from '@/features/user';
import { displayName, initialsOf } from '@/domain/displayName';
import { imageSource } from '@/domain/webAddress';
import { useAppSelector } from '@/store/hooks';
import { selectNotices } from '@/store/notices';
import { selectUser } from '@/store/session';
import { MenuButton } from './MenuButton';

/** With its first opening, not with the page (performance S2). */
const AccountPanel = lazy(async () => ({ default: (await import('./AccountPanel')).AccountPanel }));

/**
 * One's own picture; behind it account, help, language, appearance, recent messages and sign-out (NAV-06). The dot tells
 * of a failure that was not looked at yet.
 */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { logout, question } = useLogout();
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const notices = useAppSelector(selectNotices);
  const [seenAt, setSeenAt] = useState(0);
  const hasNewError = notices.some(({ severity, at }) => severity === 'error' && at > seenAt);
  const person = details ?? user;
  const name = person ? displayName(person) : '';
  return (
    <>
      <MenuButton
        label={t(hasNewError ? 'shell.profileMenuNew' : 'shell.profileMenu')}
        title={t('shell.profileMenu')}
        icon={
          <Badge color="error" variant="dot" overlap="circular" invisible={!hasNewError}>
            <Portrait name={name} url={details?.profile_picture?.url} />
          </Badge>
        }
      >
        {(close) => (
          <Suspense>
            <AccountPanel
              name={name}
              hasNewError={hasNewError}
              onMessagesSeen={() => setSeenAt(Date.now())}
              onLogout={logout}
              onClose={close}
            />
          </Suspense>
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
