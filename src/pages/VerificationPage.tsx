import { SocialSignIn } from '@/features/auth/SocialSignIn';
import { PublicVerification } from '@/features/verification/PublicVerification';
import { SocialSignInContext } from '@/features/verification/SignInSheet';
import { useParams } from '@/routes/navigation';

export default function VerificationPage() {
  const { token = '' } = useParams();
  return (
    <SocialSignInContext value={<SocialSignIn leading />}>
      <PublicVerification key={token} token={token} />
    </SocialSignInContext>
  );
}
