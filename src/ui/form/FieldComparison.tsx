import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEntries } from './fieldRegistry';

interface FieldComparisonProps {
  label: string;
  names: readonly string[];
  saved: { title: string; values: Record<string, unknown> };
  unsaved: Record<string, unknown>;
  renderAction?: (name: string, label: string) => ReactNode;
}

export function FieldComparison({ label, names, saved, unsaved, renderAction }: FieldComparisonProps) {
  const { t } = useTranslation('editing');
  const entries = useFieldEntries();
  const rows = names.flatMap((name) => {
    const entry = entries.get(name);
    const textOf = (value: unknown) => entry?.valueText?.(value) ?? plainText(value);
    const texts = { saved: textOf(saved.values[name]), unsaved: textOf(unsaved[name]) };
    return texts.saved === texts.unsaved ? [] : [{ name, label: entry?.label ?? t('draft.otherField'), ...texts }];
  });
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', gap: 1.5, p: 0, my: 1.5 }}>
      {rows.map((row) => (
        <li key={row.name}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {row.label}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, m: 0, '& dd': { m: 0 } }}
          >
            <Version title={saved.title} text={row.saved || t('draft.empty')} />
            <Version title={t('draft.keptText')} text={row.unsaved || t('draft.empty')} />
          </Box>
          {renderAction?.(row.name, row.label)}
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

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(', ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value) ?? '';
  const { name, title, text } = value as Record<string, unknown>;
  return plainText(name ?? title ?? text);
}
