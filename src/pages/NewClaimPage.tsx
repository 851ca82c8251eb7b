import { NewClaimWizard } from '@/features/claims';

export default function NewClaimPage() {
  return <NewClaimWizard />;
}
