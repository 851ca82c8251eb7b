import { Button, type ButtonProps, Stack } from '@mui/material';
import { mailHref } from '@/domain/share';
import { config } from '@/platform/config';
import { CopyButton } from './CopyButton';

interface SupportMailProps {
  subject: string;
  body: string;
  /** Labels of the two buttons, and what is copied. */
  write: string;
  copy: string;
  what: string;
  variant?: ButtonProps['variant'];
}

/** Opens a prepared e-mail to the operator, or copies its text, the only way where no address is configured (D-72). */
export function SupportMail({ subject, body, write, copy, what, variant = 'outlined' }: SupportMailProps) {
  const support = config.supportEmail;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {support ? (
        <Button variant={variant} component="a" href={mailHref(subject, body, support)}>
          {write}
        </Button>
      ) : null}
      <CopyButton variant={support ? 'text' : variant} label={copy} what={what} text={`${subject}\n\n${body}`} />
    </Stack>
  );
}
