import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/store/hooks';
import { noticesCleared, selectNotices } from '@/store/notices';
import { MenuButton } from './MenuButton';

/** What the toasts said, to read again (2.2.1). */
export function RecentMessages() {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const notices = useSelector(selectNotices);
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  return (
    <MenuButton label={t('messages.title')} icon={<BellIcon fontSize="small" />}>
      {() => (
        <Stack sx={{ p: 2, gap: 1.5 }}>
          {notices.length === 0 ? <Typography variant="body2">{t('messages.none')}</Typography> : null}
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <Typography variant="body2" sx={{ color: notice.severity === 'error' ? 'error.main' : 'text.primary' }}>
                  {t(notice.textKey as 'page.home', notice.values)}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {time.format(notice.at)}
                </Typography>
              </li>
            ))}
          </Stack>
          {notices.length > 0 ? (
            <Button size="small" onClick={() => dispatch(noticesCleared())}>
              {t('messages.clear')}
            </Button>
          ) : null}
        </Stack>
      )}
    </MenuButton>
  );
}
