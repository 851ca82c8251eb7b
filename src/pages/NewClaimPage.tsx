import { useSearchParams } from '@/routes/navigation';
import { NewClaimWizard } from '@/features/new-claim/NewClaimWizard';

/** `?id=` names a claim that was created already, `?question=` holds a question that was begun elsewhere. */
export default function NewClaimPage() {
  const [query] = useSearchParams();
  return <NewClaimWizard claimId={query.get('id') ?? ''} question={query.get('question') ?? ''} />;
}
