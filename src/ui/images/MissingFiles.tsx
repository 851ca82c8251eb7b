import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { readUploadTexts, type UploadTexts } from './uploadTexts';

/** Names the files whose upload was interrupted, and says that only they have to be chosen again. */
export function MissingFiles({ texts }: { texts: UploadTexts }) {
  const { t } = useTranslation('images');
  const locale = useFormatLocale();
  const names = Object.keys(texts);
  if (names.length === 0) return null;
  const quoted = names.map((name) => t('upload.quoted', { name }));
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {t('upload.waiting', { count: names.length, names: new Intl.ListFormat(locale).format(quoted) })}
    </Alert>
  );
}

export function MissingFilesOfDraft({ draft }: { draft: string }) {
  const userId = useAppSelector(selectUser)?.id ?? null;
  return <MissingFiles texts={readUploadTexts(userId, draft)} />;
}
