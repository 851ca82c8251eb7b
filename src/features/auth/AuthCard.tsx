import { Alert, Button, Card, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { lowWindow } from '@/ui/basics/stickyBar';
import { PageLayout } from '@/ui/page/PageLayout';
import { useArrival, useGuestSearch } from './pendingSignIn';

interface AuthCardProps {
  title: string;
  intro?: ReactNode;
  /** Says above the card what the product is, where no panel beside it does. */
  hasSentence?: boolean;
  links?: ReactNode;
  children: ReactNode;
}

export function AuthCard({ title, intro, hasSentence = false, links, children }: AuthCardProps) {
  const { t } = useTranslation('auth');
  return (
    <Stack sx={{ gap: 2, [lowWindow]: { gap: 1 } }}>
      {hasSentence ? <Typography sx={sentence}>{t('guest.sentence')}</Typography> : null}
      <Card sx={card}>
        <PageLayout title={title} intro={intro} width="text" isWhole>
          {children}
        </PageLayout>
      </Card>
      {links ? <Stack sx={{ alignItems: 'center' }}>{links}</Stack> : null}
    </Stack>
  );
}

/* Sizes and distances as in `shell.css`. */
const sentence = {
  display: { lg: 'none' },
  fontSize: '1.625rem',
  lineHeight: 34 / 26,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  [lowWindow]: { fontSize: '1.25rem', lineHeight: 26 / 20 },
} as const;

const card = {
  // Otherwise the sticky actions of a step would stick to the card.
  overflow: 'visible',
  p: { xs: 2, sm: 3 },
  '& h1': { fontSize: '1.5rem', lineHeight: 32 / 24 },
  [lowWindow]: { py: 2, '& header': { mb: 2 }, '& form': { gap: 1.5 } },
} as const;

interface GuestLinkProps {
  to: 'login' | 'register' | 'forgotPassword' | 'restoreAccount';
  label: string;
  lead?: string;
  /** For the form it leads to. */
  email?: string;
}

/** The query goes along, with `to` and the invitation in it, and the name of an invited person. */
export function GuestLink({ to, label, lead, email }: GuestLinkProps) {
  const search = useGuestSearch();
  const { firstname, lastname } = useArrival();
  return (
    <Typography variant="body2" component="span" sx={{ textAlign: 'center' }}>
      {lead ? `${lead} ` : null}
      <Link
        component={RouterLink}
        to={{ pathname: href(to), search }}
        state={{ firstname, lastname, email }}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {label}
      </Link>
    </Typography>
  );
}

/** Leads to the sign-in with the e-mail filled in, where a lost request may have worked (D-66). */
export function SignInInstead({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const search = useGuestSearch();
  return (
    <Button variant="outlined" component={RouterLink} to={{ pathname: href('login'), search }} state={{ email }}>
      {t('link.signInInstead')}
    </Button>
  );
}

/** Keeps in sight what was chosen (`summary`, or '') (VER-07). Low, so that small phones show the form's button. */
export function VerificationAhead({ summary }: { summary: string }) {
  const { t } = useTranslation('auth');
  return (
    <Alert severity="info" icon={false} sx={{ py: 0, overflowWrap: 'anywhere' }}>
      {summary ? <span>{summary}</span> : null}
      {summary ? '. ' : null}
      <span>{t('verificationAhead')}</span>
    </Alert>
  );
}
