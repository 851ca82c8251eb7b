import { useParams } from '@/routes/navigation';
import { Assistant } from '@/features/assistant/Assistant';
import { ClaimEditor } from '@/features/claim-editor/ClaimEditor';

export default function ClaimPage() {
  const { claimId = '' } = useParams();
  return <ClaimEditor claimId={claimId} assistant={<Assistant />} />;
}
