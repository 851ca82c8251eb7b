import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '@/platform/drafts';
import { FieldComparison } from './FieldComparison';
import { useFormatLocale } from '@/ui/text/useLanguage';

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
  const [isComparing, setComparing] = useState(false);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(draft.at);
  return (
    <Alert severity="info" slotProps={{ message: { sx: { flex: 1, minWidth: 0 } } }}>
      <Typography>{t('draft.found', { time })}</Typography>
      {isComparing ? (
        <FieldComparison
          label={t('draft.comparison')}
          names={Object.keys(draft.values)}
          saved={{ title: t('draft.savedText'), values: current }}
          unsaved={draft.values}
        />
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={onRestore}>
          {t('draft.restore')}
        </Button>
        <Button size="small" aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
          {t('draft.compare')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </Stack>
    </Alert>
  );
}
