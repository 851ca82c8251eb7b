import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { PrintedPage } from '@/ui/publicPage/PrintedPage';
import { PublicClaim } from './PublicClaim';
import { usePublicClaim } from './usePublicClaim';

/** The page of a claim on paper. */
export function PrintedClaim({ claim, onPrinted }: { claim: Claim; onPrinted: () => void }) {
  const { t } = useTranslation('publicClaim');
  const data = usePublicClaim(claim);
  return (
    <PrintedPage
      title={data.question || t('noQuestion')}
      address={data.address}
      codeText={t('printedCode')}
      onPrinted={onPrinted}
    >
      <PublicClaim data={data} level={1} />
    </PrintedPage>
  );
}
