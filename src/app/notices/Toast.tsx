import CloseIcon from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type CSSProperties, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { selectNotices, type Notice } from '@/store/notices';
import { Message } from '@/ui/feedback/Message';
import { useMessageTitle } from '@/ui/text/useMessageTitle';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}

/** In ms (NAV-13). */
const shownFor = 3000;

interface ToastProps {
  noticeId: string;
  onClose: () => void;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Its time stops while it is pointed at, focused, or the window is hidden (D-15). Escape and its button close it, and
 * so does the same message shown again, or the emptied list of messages.
 */
export function Toast({ noticeId, onClose, style, ref }: ToastProps) {
  const { t } = useTranslation();
  const notices = useAppSelector(selectNotices);
  const current = notices.find(({ id }) => id === noticeId);
  // Keeps its text while it fades out.
  const [notice] = useState(current);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const isPageHidden = useIsPageHidden();
  const words = useNoticeText(notice);
  const isClosed = current === undefined || notices.find((other) => isSame(other, current)) !== current;

  const close = () => {
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    onClose();
  };
  const onOver = useEffectEvent(close);
  usePausableTimer(shownFor, isPointedAt || isFocused || isPageHidden, close);
  useEffect(() => {
    if (isClosed) onOver();
  }, [isClosed]);
  useEscapeKey(close);

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

/** Works wherever the focus is, unless the focused element handles the key. */
function useEscapeKey(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Least time left after a pause, so that a toast does not vanish at once. */
const minRemaining = 1000;

/** Calls `onEnd` once after `duration` milliseconds, not counting pauses. */
function usePausableTimer(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(minRemaining, left.current - (Date.now() - start));
    };
  }, [isPaused]);
}

/** `title` is '' where none is needed; both are '' until the texts are loaded. */
export function useNoticeText(notice: Notice | undefined): { title: string; text: string } {
  const area = notice?.textKey.includes(':') ? notice.textKey.replace(/:.*$/, '') : 'common';
  const { t, ready } = useTranslation(area as 'common', { useSuspense: false });
  const titleOf = useMessageTitle();
  if (!notice || !ready) return { title: '', text: '' };
  return { title: titleOf(notice.textKey), text: t(notice.textKey as 'page.home', notice.values) };
}
