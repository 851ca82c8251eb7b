import { useSearchParams } from '@/routes/navigation';
import { NewClaimWizard } from '@/features/new-claim';

/** A claim that was created already comes by `?id=`. */
export default function NewClaimPage() {
  const [query] = useSearchParams();
  return <NewClaimWizard claimId={query.get('id') ?? ''} />;
}
