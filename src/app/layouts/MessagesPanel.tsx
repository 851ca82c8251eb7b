import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SuccessIcon from '@mui/icons-material/TaskAltOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { noticesCleared, selectNotices, type Notice } from '@/store/notices';
import { Message } from '@/ui/feedback/Message';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useNoticeText } from '@/ui/text/useMessageTitle';

/** The latest toasts, to be read again (2.2.1). */
export function MessagesPanel({ onCleared }: { onCleared: () => void }) {
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
