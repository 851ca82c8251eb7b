import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '@/ui/text/useLanguage';
import type { UploadTexts } from './uploadTexts';

/** Names the files whose upload was interrupted, and says that only they have to be chosen again. */
export function MissingFiles({ texts }: { texts: UploadTexts }) {
  const { t } = useTranslation('images');
  const quoted = useQuotedNames();
  const names = Object.keys(texts);
  if (names.length === 0) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {t('upload.waiting', { count: names.length, names: quoted(names) })}
    </Alert>
  );
}

export function useQuotedNames() {
  const { t } = useTranslation('images');
  const list = new Intl.ListFormat(useFormatLocale());
  return (names: readonly string[]) => list.format(names.map((name) => t('upload.quoted', { name })));
}
