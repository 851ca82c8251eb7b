import { useState } from 'react';
import { RegisterForm } from '@/features/auth/RegisterForm';
import { SocialSignIn } from '@/features/auth/SocialSignIn';
import { useArrival, useGuestSearch, useLeadOn } from '@/features/auth/pendingSignIn';
import { VerificationAhead } from '@/features/auth/AuthCard';
import { destinationAfterLogin, verificationAhead } from '@/routes/destination';
import { useNavigate } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';

export default function RegisterPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = useGuestSearch();
  const leadOn = useLeadOn();
  const { firstname, lastname } = useArrival();
  const [verification] = useState(() => verificationAhead(search, Date.now()));
  return (
    <RegisterForm
      names={{ firstname, lastname }}
      notice={verification ? <VerificationAhead summary={verification.summary} /> : null}
      lead={verification ? null : <SocialSignIn leading />}
      invitation={verification ? undefined : (new URLSearchParams(search).get('invitation') ?? '')}
      onSignedIn={() => {
        // The page of a confirmation says itself who is signed in; a notice would cover what is to be pressed.
        if (!verification) dispatch(noticeAdded({ severity: 'success', textKey: 'auth:register.welcome' }));
        return navigate(destinationAfterLogin(search, Date.now()), { replace: true });
      }}
      onRegistered={(email) => leadOn(email, 'registered')}
    />
  );
}
