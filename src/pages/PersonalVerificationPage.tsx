import { PersonalVerification } from '@/features/verification';
import { useParams } from '@/routes/navigation';
import { VerificationSignIn } from './VerificationSignIn';

export default function PersonalVerificationPage() {
  const { token = '' } = useParams();
  return (
    <VerificationSignIn>
      <PersonalVerification key={token} token={token} />
    </VerificationSignIn>
  );
}
