import { ClaimEditor } from '@/features/claims';
import { useParams } from '@/routes/navigation';

export default function ClaimPage() {
  const { claimId = '' } = useParams();
  return <ClaimEditor claimId={claimId} />;
}
