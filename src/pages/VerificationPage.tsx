import { PublicVerification } from '@/features/verification';
import { useParams } from '@/routes/navigation';

export default function VerificationPage() {
  const { token = '' } = useParams();
  return <PublicVerification key={token} token={token} />;
}
