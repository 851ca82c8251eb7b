import { loadPublicInvitation, PublicVerification } from '@/features/verification';
import { useParams, type Params } from '@/routes/navigation';

export const firstLoad = ({ token = '' }: Params) => loadPublicInvitation(token);

export default function VerificationPage() {
  const { token = '' } = useParams();
  return <PublicVerification key={token} token={token} />;
}
