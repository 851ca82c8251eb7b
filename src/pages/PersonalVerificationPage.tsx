import { loadPersonalInvitation, PersonalVerification } from '@/features/verification';
import { useParams, type Params } from '@/routes/navigation';

export const firstLoad = ({ token = '' }: Params) => loadPersonalInvitation(token);

export default function PersonalVerificationPage() {
  const { token = '' } = useParams();
  return <PersonalVerification key={token} token={token} />;
}
