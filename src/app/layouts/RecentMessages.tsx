import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import SuccessIcon from '@mui/icons-material/TaskAltOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { noticesCleared, selectNotices, type Notice } from '@/store/notices';
import { useNoticeText } from '../notices/useNoticeText';
import { MenuButton } from './MenuButton';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** The latest toasts, to read again (2.2.1). The badge counts failures that were not looked at here yet. */
export function RecentMessages() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const [seenAt, setSeenAt] = useState(0);
  const hasNewError = notices.some(({ severity, at }) => severity === 'error' && at > seenAt);
  return (
    <MenuButton
      label={t(hasNewError ? 'messages.titleNew' : 'messages.title')}
      title={t('messages.title')}
      onOpen={() => setSeenAt(Date.now())}
      icon={
        <Badge color="error" variant="dot" invisible={!hasNewError}>
          <BellIcon fontSize="small" />
        </Badge>
      }
    >
      {(close) => (
        <Stack sx={{ p: 2, gap: 1.5 }}>
          <Typography variant="h3" component="h2">
            {t('messages.title')}
          </Typography>
          {notices.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('messages.none')}
            </Typography>
          ) : (
            <>
              <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
                {notices.map((notice) => (
                  <Message key={notice.id} notice={notice} />
                ))}
              </Stack>
              <Button
                size="small"
                onClick={() => {
                  // The button goes with the list: closing gives the focus back to where it came from.
                  close();
                  dispatch(noticesCleared());
                }}
                sx={{ alignSelf: 'flex-start', marginInlineStart: -2 }}
              >
                {t('messages.clear')}
              </Button>
            </>
          )}
        </Stack>
      )}
    </MenuButton>
  );
}

const icons = { success: SuccessIcon, info: InfoIcon, error: ErrorIcon } as const;

function Message({ notice }: { notice: Notice }) {
  const locale = useFormatLocale();
  const text = useNoticeText(notice);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(notice.at);
  const Icon = icons[notice.severity];
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Icon fontSize="small" aria-hidden sx={{ color: `${notice.severity}.main` }} />
      <div>
        <Typography variant="body2">{text}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {time}
        </Typography>
      </div>
    </Stack>
  );
}
