import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '@/platform/drafts';
import { useFieldEntries } from './fieldRegistry';
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
      {isComparing ? <Comparison kept={draft.values} current={current} /> : null}
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

/** Per field that differs: its name, what is saved and what was kept. */
function Comparison({ kept, current }: { kept: Record<string, unknown>; current: Record<string, unknown> }) {
  const { t } = useTranslation('editing');
  const entries = useFieldEntries();
  const rows = Object.keys(kept).flatMap((name) => {
    const entry = entries.get(name);
    const textOf = (value: unknown) => entry?.valueText?.(value) ?? plainText(value);
    const [saved, unsaved] = [textOf(current[name]), textOf(kept[name])];
    return saved === unsaved ? [] : [{ name, label: entry?.label ?? t('draft.otherField'), saved, unsaved }];
  });
  return (
    <Stack component="ul" aria-label={t('draft.comparison')} sx={{ listStyle: 'none', gap: 1.5, p: 0, my: 1.5 }}>
      {rows.map(({ name, label, saved, unsaved }) => (
        <li key={name}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, m: 0, '& dd': { m: 0 } }}
          >
            <Version title={t('draft.savedText')} text={saved || t('draft.empty')} />
            <Version title={t('draft.keptText')} text={unsaved || t('draft.empty')} />
          </Box>
        </li>
      ))}
    </Stack>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </div>
  );
}

/** A value without a text of its own: lists by the names of their items. */
function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(', ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value) ?? '';
  const { name, title, text } = value as Record<string, unknown>;
  return plainText(name ?? title ?? text);
}
