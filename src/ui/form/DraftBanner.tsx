import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '@/platform/drafts';
import { useFormatLocale } from '@/ui/text/useFormatLocale';

interface DraftBannerProps {
  draft: Draft;
  current: Record<string, unknown>;
  onRestore: () => void;
  onDiscard: () => void;
}

/** "Unsaved text from 14:32": restore, compare or discard (ux no. 2). */
export function DraftBanner({ draft, current, onRestore, onDiscard }: DraftBannerProps) {
  const { t } = useTranslation('editing');
  const locale = useFormatLocale();
  const [comparing, setComparing] = useState(false);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(draft.at);
  const changed = Object.entries(draft.values).filter(
    ([field, value]) => typeof value === 'string' && value !== (current[field] ?? ''),
  );
  return (
    <Alert severity="info">
      <Typography>{t('draft.found', { time })}</Typography>
      {comparing ? (
        <Stack component="ul" sx={{ gap: 1, pl: 2, my: 1 }}>
          {changed.map(([field, value]) => (
            <Typography component="li" key={field} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
              {value as string}
            </Typography>
          ))}
        </Stack>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={onRestore}>
          {t('draft.restore')}
        </Button>
        {changed.length > 0 ? (
          <Button size="small" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
            {t('draft.compare')}
          </Button>
        ) : null}
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </Stack>
    </Alert>
  );
}
