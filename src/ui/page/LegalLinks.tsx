import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { config } from '@/platform/config';

const documents = ['notice', 'privacy', 'terms'] as const;

/** Whether the operator named any of the legal pages. */
export const hasLegalLinks = documents.some((document) => config.legal[document] !== '');

/** Links to legal notice, privacy policy and terms, as far as the operator named their addresses. */
export function LegalLinks() {
  const { t } = useTranslation();
  return documents
    .filter((document) => config.legal[document] !== '')
    .map((document) => (
      <Link
        key={document}
        href={config.legal[document]}
        target="_blank"
        rel="noopener"
        variant="caption"
        color="inherit"
        // As high as a finger needs.
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t(`legal.${document}`)}
      </Link>
    ));
}
