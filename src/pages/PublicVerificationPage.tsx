import { PublicVerification } from '@/features/verification';
import { useParams } from '@/routes/navigation';
import { VerificationSignIn } from './VerificationSignIn';

export default function VerificationPage() {
  const { token = '' } = useParams();
  return (
    <VerificationSignIn>
      <PublicVerification key={token} token={token} />
    </VerificationSignIn>
  );
}
