import { Box, Button, Stack, type Theme, Typography } from '@mui/material';
import { createContext, use, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmbeddedBrowser } from '@/domain/socialSignIn';
import { loginHref, storeVerificationLink } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { useFocusOnMount } from '@/ui/basics/focus';
import { OpenInBrowser } from '@/ui/basics/OpenInBrowser';

interface SignInOptionsProps {
  summary?: readonly string[];
  /** As the invitation calls the visitor; the new account begins with it. */
  visitor?: { firstname: string; lastname: string };
  /** The answers and the way back are kept in the browser. */
  isStored: boolean;
}

/** Over the questions; a press beside it or on its handle closes it, as Escape does. */
export function SignInSheet({ onBack, ...options }: SignInOptionsProps & { onBack: () => void }) {
  const { t } = useTranslation('verification');
  return (
    <Box
      component="dialog"
      ref={showModal}
      aria-labelledby={titleId}
      onCancel={onBack}
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) onBack();
      }}
      sx={sheet}
    >
      <SignInOptions {...options} />
      <Button fullWidth sx={{ mt: 1.5 }} onClick={onBack}>
        {t('signIn.back')}
      </Button>
    </Box>
  );
}

/** Closed while it is still in the page, it gives the focus back. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

const sheet = (theme: Theme) =>
  ({
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 512,
    maxHeight: '90dvh',
    m: '0 auto',
    insetBlock: 'auto 0',
    overscrollBehavior: 'contain',
    px: 2,
    pt: 3,
    pb: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
    border: 0,
    borderRadius: '16px 16px 0 0',
    bgcolor: 'background.raised',
    color: 'text.primary',
    '&::backdrop': { bgcolor: 'rgba(0 0 0 / 0.5)' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: theme.spacing(1),
      insetInlineStart: 'calc(50% - 16px)',
      width: 32,
      height: 4,
      borderRadius: 1,
      bgcolor: 'fieldEdge',
      pointerEvents: 'none',
    },
  }) as const;

const titleId = 'sign-in-title';
/** More names would push the buttons out of sight: here, and on the cards that follow, with fields above them. */
const maxNames = { here: 3, onCards: 1 };

/** Because of fraud (VER-07). The secret address is kept; `to` holds it only where nothing is kept (quality T26). */
export function SignInOptions({ summary = [], visitor, isStored }: SignInOptionsProps) {
  const { t } = useTranslation('verification');
  const { pathname } = useLocation();
  const social = use(SocialSignInContext);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const chosen = (names: number) => {
    if (summary.length === 0) return '';
    const more = summary.length > names ? ` ${t('signIn.more', { count: summary.length - names })}` : '';
    return t('signIn.summary', { points: summary.slice(0, names).join(' · ') }) + more;
  };
  const keep = () => storeVerificationLink(pathname, Date.now(), chosen(maxNames.onCards));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="h2" id={titleId} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('signIn.title')}
      </Typography>
      {summary.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {chosen(maxNames.here)}
        </Typography>
      ) : null}
      <Typography>{t('signIn.fraud')}.</Typography>
      {/* Each way leaves this page; a link opened in another tab by the middle button makes no click. */}
      <Stack sx={{ gap: 1.5 }} onClickCapture={keep} onAuxClick={keep}>
        {isEmbeddedBrowser(navigator.userAgent) ? (
          <OpenInBrowser text={t('signIn.embedded')} address={window.location.href} />
        ) : (
          social
        )}
        <Button
          variant="contained"
          size="large"
          component={RouterLink}
          to={isStored ? href('register') : href('register', undefined, { to: pathname })}
          state={visitor}
        >
          {t('signIn.register')}
        </Button>
        <Button
          size="large"
          component={RouterLink}
          to={isStored ? href('login') : loginHref(pathname, '')}
          state={visitor}
        >
          {t('signIn.login')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Buttons of the social sign-in, provided by the page; they come first. */
export const SocialSignInContext = createContext<ReactNode>(null);
