import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { ExpertHead, type Expert } from './ExpertHead';
import { VerificationFrame } from './VerificationFrame';

interface VerificationMessageProps {
  expert?: Expert;
  title: string;
  text: string;
  note?: string;
  action?: ReactNode;
}

/** A page on which nothing is left to confirm: invalid, expired, already confirmed, declined (VER-09). */
export function VerificationMessage({ expert, title, text, note, action }: VerificationMessageProps) {
  const { t } = useTranslation('verification');
  return (
    <VerificationFrame title={title}>
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        {note ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        ) : null}
        {expert ? <ExpertHead {...expert} message="" /> : null}
        {action}
        <Link component={RouterLink} to={href('root')} sx={{ py: 1.25 }}>
          {t('toStart')}
        </Link>
      </Stack>
    </VerificationFrame>
  );
}
