import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Alert, IconButton } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { useSnackbar, type CustomContentProps } from 'notistack';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { selectNotices, type Notice } from '@/store/notices';
import { subscribeTo } from '@/ui/basics/createExternalStore';
import { Message } from '@/ui/feedback/Message';
import { useNoticeText } from '@/ui/text/useMessageTitle';

const subscribeToVisibility = subscribeTo(document, 'visibilitychange');

/** In ms (NAV-13), begun anew after a pause. */
const shownFor = 3000;

/** Stops while pointed at, focused or hidden (D-15); Escape, the button, a repetition or an emptied list close it. */
export function Toast({ id: noticeId, style, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const { t } = useTranslation();
  const notices = useAppSelector(selectNotices);
  const current = notices.find(({ id }) => id === noticeId);
  // Keeps its text while it fades out.
  const [notice] = useState(current);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const isPageHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const words = useNoticeText(notice);
  const isClosed = current === undefined || notices.find((entry) => isSame(entry, current)) !== current;

  const close = () => {
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    closeSnackbar(noticeId);
  };
  const onOver = useEffectEvent(close);
  const isPaused = isPointedAt || isFocused || isPageHidden;
  useEffect(() => {
    if (isPaused && !isClosed) return undefined;
    const timer = setTimeout(() => onOver(), isClosed ? 0 : shownFor);
    return () => clearTimeout(timer);
  }, [isClosed, isPaused]);
  useEffect(() => {
    // Wherever the focus is, unless the focused element handles the key.
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onOver();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <Alert
      ref={ref}
      style={style}
      role="group"
      severity={notice?.severity ?? 'info'}
      variant="outlined"
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      action={
        <IconButton color="inherit" size="small" aria-label={t('messages.dismiss')} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      }
      sx={{
        width: '100%',
        alignItems: 'center',
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderColor: `${notice?.severity ?? 'info'}.main`,
        boxShadow: 6,
        '& .MuiAlert-icon': { color: `${notice?.severity ?? 'info'}.main` },
        '& .MuiAlert-action': { py: 0, alignItems: 'center' },
      }}
    >
      <Message {...words} />
    </Alert>
  );
}

function isSame(a: Notice, b: Notice): boolean {
  return a.severity === b.severity && a.textKey === b.textKey && JSON.stringify(a.values) === JSON.stringify(b.values);
}
