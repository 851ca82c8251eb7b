import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { PublicPageDialog } from '@/ui/publicPage/PublicPageDialog';
import { OwnPublicClaim } from './PublicClaim';

interface ClaimPageDialogProps {
  claim: Claim;
  open: boolean;
  onPrint: () => void;
  onClose: () => void;
}

/** The page of a claim over the whole window, public or not yet. */
export function ClaimPageDialog({ claim, ...dialog }: ClaimPageDialogProps) {
  const { t } = useTranslation(['publicClaim', 'claims']);
  return (
    <PublicPageDialog
      {...dialog}
      title={t('dialog.title')}
      notice={isClaimPublic(claim) ? '' : t('dialog.draft')}
      label={t('label')}
      printLabel={t('claims:editor.print')}
    >
      <OwnPublicClaim claim={claim} level={3} />
    </PublicPageDialog>
  );
}
