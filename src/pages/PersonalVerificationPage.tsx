import { SocialSignIn } from '@/features/auth';
import { PersonalVerification, SocialSignInContext } from '@/features/verification';
import { useParams } from '@/routes/navigation';

export default function PersonalVerificationPage() {
  const { token = '' } = useParams();
  return (
    <SocialSignInContext value={<SocialSignIn leading />}>
      <PersonalVerification key={token} token={token} />
    </SocialSignInContext>
  );
}
