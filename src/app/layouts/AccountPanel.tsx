import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Badge, Box, Button, Divider, IconButton, MenuItem, MenuList, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { helpHref } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { useFocusOnMount } from '@/ui/basics/focus';
import { downloadUserData } from '@/pages/DownloadData';
import { AppearancePanel } from './AppearancePanel';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SuccessIcon from '@mui/icons-material/TaskAltOutlined';
import { type Notice, noticesCleared, selectNotices } from '@/store/notices';
import { Message } from '@/ui/feedback/Message';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useNoticeText } from '@/ui/text/useMessageTitle';

const links = [
  ['user', 'menu.account'],
  ['help', 'menu.help'],
  ['pricing', 'menu.prices'],
  ['faq', 'menu.faq'],
] as const;

interface AccountPanelProps {
  name: string;
  hasNewError: boolean;
  onMessagesSeen: () => void;
  onLogout: () => void;
  onClose: () => void;
}

export function AccountPanel({ name, hasNewError, onMessagesSeen, onLogout, onClose }: AccountPanelProps) {
  const { t, i18n } = useTranslation('common');
  const [view, setView] = useState<'menu' | 'appearance' | 'messages'>('menu');
  const store = useAppStore();
  const { pathname } = useLocation();
  const back = () => setView('menu');
  if (view !== 'menu') {
    return (
      <Panel title={t(`${view}.title`)} onBack={back}>
        {view === 'appearance' ? <AppearancePanel onLeave={onClose} /> : <MessagesPanel onCleared={back} />}
      </Panel>
    );
  }
  const otherLanguage = languages.find((language) => language !== i18n.language) ?? languages[0];
  const closeAnd = (action: () => unknown) => () => {
    onClose();
    void action();
  };
  return (
    <>
      <Typography sx={{ px: 2, pt: 2, fontWeight: 600 }}>{name}</Typography>
      <MenuList autoFocusItem>
        {links.map(([route, label]) => (
          <MenuItem
            key={route}
            component={RouterLink}
            to={route === 'help' ? helpHref(pathname) : href(route)}
            onClick={onClose}
          >
            {t(label)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            onMessagesSeen();
            setView('messages');
          }}
        >
          <Badge color="error" variant="dot" invisible={!hasNewError}>
            {t('messages.title')}
          </Badge>
        </MenuItem>
        <MenuItem onClick={closeAnd(() => downloadUserData(store.getState()))}>{t('menu.exportData')}</MenuItem>
        <MenuItem onClick={() => setView('appearance')}>{t('appearance.title')}</MenuItem>
        <MenuItem lang={otherLanguage} onClick={closeAnd(() => i18n.changeLanguage(otherLanguage))}>
          {t(`language.${otherLanguage}`)}
        </MenuItem>
        <Divider />
        <MenuItem onClick={closeAnd(onLogout)}>{t('menu.logout')}</MenuItem>
      </MenuList>
    </>
  );
}

function Panel({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const button = useFocusOnMount<HTMLButtonElement>();
  return (
    <Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, px: 1, pt: 1 }}>
        <IconButton ref={button} aria-label={t('action.back')} onClick={onBack}>
          <BackIcon fontSize="small" sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
      </Stack>
      {children}
    </Box>
  );
}

/** The latest toasts, to be read again (2.2.1). */
function MessagesPanel({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  return (
    <Stack sx={{ p: 2, gap: 1.5 }}>
      {notices.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('messages.none')}
        </Typography>
      ) : (
        <>
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {notices.map((notice) => (
              <RecentMessage key={notice.id} notice={notice} />
            ))}
          </Stack>
          <Button
            size="small"
            onClick={() => {
              dispatch(noticesCleared());
              onCleared();
            }}
            sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, alignSelf: 'flex-start' })}
          >
            {t('messages.clear')}
          </Button>
        </>
      )}
    </Stack>
  );
}

const icons = { success: SuccessIcon, info: InfoIcon, error: ErrorIcon } as const;

function RecentMessage({ notice }: { notice: Notice }) {
  const locale = useFormatLocale();
  const words = useNoticeText(notice);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(notice.at);
  const Icon = icons[notice.severity];
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Icon fontSize="small" aria-hidden sx={{ color: `${notice.severity}.main` }} />
      <div>
        <Typography variant="body2">
          <Message {...words} />
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {time}
        </Typography>
      </div>
    </Stack>
  );
}
