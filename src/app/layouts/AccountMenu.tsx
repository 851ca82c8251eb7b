import { Badge } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName, initialsOf } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { selectNotices } from '@/store/notices';
import { selectUser } from '@/store/session';
import { selectUserDetails } from '@/entities/user/userSlice';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { useLogout } from '@/features/user/useLogout';
import { AccountPanel } from './AccountPanel';
import { MenuButton } from './MenuButton';

/** The dot marks a failure that has not been read yet (NAV-06). */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const { logout, question } = useLogout();
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const notices = useAppSelector(selectNotices);
  const [seenAt, setSeenAt] = useState(0);
  const hasNewError = notices.some(({ severity, at }) => severity === 'error' && at > seenAt);
  const person = details ?? user;
  const name = person ? displayName(person) : '';
  const title = t('shell.profileMenu');
  return (
    <>
      <MenuButton
        // Contains the visible initials, so that speech input finds the button (WCAG 2.5.3).
        label={[title, initialsOf(name), hasNewError ? t('shell.newError') : ''].filter(Boolean).join(', ')}
        title={title}
        icon={
          <Badge color="error" variant="dot" overlap="circular" invisible={!hasNewError}>
            <PersonAvatar id={user?.id ?? ''} name={name} url={details?.profile_picture?.url} alt="" size={4} />
          </Badge>
        }
      >
        {(close) => (
          <AccountPanel
            name={name}
            hasNewError={hasNewError}
            onMessagesSeen={() => setSeenAt(Date.now())}
            onLogout={logout}
            onClose={close}
          />
        )}
      </MenuButton>
      {question}
    </>
  );
}
