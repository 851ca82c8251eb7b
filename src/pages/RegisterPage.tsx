import { useState } from 'react';
import {
  GuestIntro,
  RegisterSteps,
  SocialSignIn,
  useArrival,
  useGuestSearch,
  useLeadToLogin,
  VerificationAhead,
} from '@/features/auth';
import { destinationAfterLogin, verificationAhead } from '@/routes/destination';
import { useNavigate } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';

export default function RegisterPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = useGuestSearch();
  const leadToLogin = useLeadToLogin();
  const { firstname, lastname } = useArrival();
  const [verification] = useState(() => verificationAhead(search, Date.now()));
  const invitation = new URLSearchParams(search).get('invitation') ?? '';
  const common = {
    firstname,
    lastname,
    onSignedIn: () => {
      // The page of a confirmation says itself who is signed in; a notice would cover what is to be pressed.
      if (!verification) dispatch(noticeAdded({ severity: 'success', textKey: 'auth:register.welcome' }));
      return navigate(destinationAfterLogin(search, Date.now()), { replace: true });
    },
    onRegistered: (email: string) => leadToLogin(email, 'registered'),
  };
  return verification ? (
    <RegisterSteps {...common} notice={<VerificationAhead summary={verification.summary} />} />
  ) : (
    <RegisterSteps {...common} invitation={invitation} intro={<GuestIntro />} lead={<SocialSignIn leading />} />
  );
}
