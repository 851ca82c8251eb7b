import { SocialSignIn } from '@/features/auth';
import { PublicVerification, SocialSignInContext } from '@/features/verification';
import { useParams } from '@/routes/navigation';

export default function VerificationPage() {
  const { token = '' } = useParams();
  return (
    <SocialSignInContext value={<SocialSignIn leading />}>
      <PublicVerification key={token} token={token} />
    </SocialSignInContext>
  );
}
