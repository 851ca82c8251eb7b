import { Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { config } from '@/platform/config';
import { helpHref } from '@/routes/destination';
import { RouterLink, useLocation } from '@/routes/navigation';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

/** High and wide enough for a finger; the padding is half of the 16 px between two links. */
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
const allDocuments = ['notice', 'privacy', 'terms', 'accessibility'] as const satisfies LegalDocument[];

const isNamed = (document: LegalDocument) => config.legal[document] !== '';

export function hasLegalLinks(documents: readonly LegalDocument[] = allDocuments): boolean {
  return documents.some(isNamed);
}

/** To the article about the open screen. */
export function HelpLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Link component={RouterLink} to={helpHref(pathname)} variant="caption" color="inherit" sx={footLink}>
      {t('menu.help')}
    </Link>
  );
}

/** Only documents whose address the operator configured. */
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
