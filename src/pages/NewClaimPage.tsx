import { useSearchParams } from '@/routes/navigation';
import { NewClaimWizard } from '@/features/new-claim';

/** A claim that was created already comes by `?id=`, a question that was begun elsewhere by `?question=`. */
export default function NewClaimPage() {
  const [query] = useSearchParams();
  return <NewClaimWizard claimId={query.get('id') ?? ''} question={query.get('question') ?? ''} />;
}
