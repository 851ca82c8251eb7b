import { SocialSignIn } from '@/features/auth/SocialSignIn';
import { PersonalVerification } from '@/features/verification/PersonalVerification';
import { SocialSignInContext } from '@/features/verification/SignInSheet';
import { useParams } from '@/routes/navigation';

export default function PersonalVerificationPage() {
  const { token = '' } = useParams();
  return (
    <SocialSignInContext value={<SocialSignIn leading />}>
      <PersonalVerification key={token} token={token} />
    </SocialSignInContext>
  );
}
