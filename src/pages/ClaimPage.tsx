import { useParams } from '@/routes/navigation';
import { Assistant } from '@/features/assistant';
import { ClaimEditor } from '@/features/claim-editor';

export default function ClaimPage() {
  const { claimId = '' } = useParams();
  return <ClaimEditor claimId={claimId} assistant={<Assistant />} />;
}
