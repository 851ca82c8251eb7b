import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { PreviewFrame } from '@/ui/editor/PreviewFrame';
import { ClaimPreview } from './ClaimPreview';
import type { ClaimSection } from './sectionTable';
import { SecretPreview } from './SecretPreview';

interface PreviewPaneProps {
  claim: Claim;
  /** The section opened last; the preview scrolls to it. */
  edited: ClaimSection;
}

/** The public page as it will be, and a link that shows it to others beforehand. */
export function PreviewPane({ claim, edited }: PreviewPaneProps) {
  const { t } = useTranslation('claims');
  return (
    <>
      <PreviewFrame label={t('preview.label')} part={edited}>
        <ClaimPreview claim={claim} />
      </PreviewFrame>
      <SecretPreview claimId={claim.id} />
    </>
  );
}
