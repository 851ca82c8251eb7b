import Box from '@mui/material/Box';
import { useState } from 'react';
import { useUserDetails } from '@/features/user';
import { useFocusOnMount } from '@/ui/basics/focus';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { PasswordMailSent } from './PasswordMailSent';

/** For who is signed in: a mail to the account's own address, by which a password is set (D-55). */
export function PasswordMail() {
  const { email = '' } = useUserDetails() ?? {};
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isGiven = email !== '';
  if (sentTo === null) return <ForgotPasswordForm key={email} email={email} isGiven={isGiven} onSent={setSentTo} />;
  return <Sent email={sentTo} onOtherAddress={isGiven ? undefined : () => setSentTo(null)} />;
}

/** Takes the focus of the form that it replaces. */
function Sent(props: { email: string; onOtherAddress: (() => void) | undefined }) {
  const box = useFocusOnMount<HTMLDivElement>();
  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none' }}>
      <PasswordMailSent {...props} />
    </Box>
  );
}
