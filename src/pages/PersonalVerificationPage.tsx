import { PersonalVerification } from '@/features/verification';
import { useParams } from '@/routes/navigation';

export default function PersonalVerificationPage() {
  const { token = '' } = useParams();
  return <PersonalVerification key={token} token={token} />;
}
