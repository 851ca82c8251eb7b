import { NewClaimWizard } from '@/features/claims';
import { useSearchParams } from '@/routes/navigation';

/** A claim that was created already comes by `?id=`. */
export default function NewClaimPage() {
  const [query] = useSearchParams();
  return <NewClaimWizard claimId={query.get('id') ?? ''} />;
}
