import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { config } from '@/platform/config';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

/** As high and wide as a finger needs, with half of the 16 px between two links. */
export const footLink = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  minWidth: 44,
  px: 1,
  mx: -1,
} as const;

type LegalDocument = keyof typeof config.legal;
const allDocuments = ['notice', 'privacy', 'terms'] as const satisfies LegalDocument[];

const isNamed = (document: LegalDocument) => config.legal[document] !== '';

/** Whether the operator named the address of any of these legal pages. */
export function hasLegalLinks(documents: readonly LegalDocument[] = allDocuments): boolean {
  return documents.some(isNamed);
}

/** Links to legal notice, privacy policy and terms, as far as the operator named their addresses. */
export function LegalLinks({ documents = allDocuments }: { documents?: readonly LegalDocument[] }) {
  const { t } = useTranslation();
  return documents.filter(isNamed).map((document) => (
    <Link
      key={document}
      href={config.legal[document]}
      target="_blank"
      rel="noopener"
      variant="caption"
      color="inherit"
      sx={footLink}
    >
      {t(`legal.${document}`)}
      <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>
    </Link>
  ));
}
