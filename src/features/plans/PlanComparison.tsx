import { Box, FormControlLabel, NativeSelect, Switch, Typography, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { popularPlan, type ShownPlan } from '@/domain/plans';
import { amountText } from '@/domain/price';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { usePriceText } from './planTexts';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** Every plan beside the others; on a phone two of them, by choice. */
export function PlanComparison({ plans, own }: { plans: readonly ShownPlan[]; own: string }) {
  const { t } = useTranslation('plans');
  const id = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [pair, setPair] = useState(() => firstPair(plans, own));
  const [isDifferent, setDifferent] = useState(false);
  const visible = isNarrow ? pair.flatMap((slug) => plans.find((plan) => plan.slug === slug) ?? []) : plans;
  const rows = useRows(visible);
  const isSame = ({ cells }: { cells: readonly string[] }) => new Set(cells).size === 1;
  const shown = rows.filter((row) => !isDifferent || !isSame(row));
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {t('compare.title')}
      </Typography>
      {rows.some(isSame) ? (
        <FormControlLabel
          label={t('compare.differences')}
          control={<Switch checked={isDifferent} onChange={(event) => setDifferent(event.target.checked)} />}
        />
      ) : null}
      <Box sx={{ overflowX: 'auto', mt: 1 }}>
        <Box component="table" aria-labelledby={id} sx={table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('compare.feature')}</VisuallyHidden>
              </th>
              {visible.map(({ slug, name }, column) => (
                <th scope="col" key={column}>
                  {isNarrow ? (
                    <NativeSelect
                      value={slug}
                      inputProps={{ 'aria-label': t('compare.choose', { position: column + 1 }) }}
                      onChange={(event) => setPair(pair.with(column, event.target.value))}
                    >
                      <PlanOptions plans={plans} />
                    </NativeSelect>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

function PlanOptions({ plans }: { plans: readonly ShownPlan[] }) {
  return plans.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}

/** One's own and the popular one, or the two before it. */
function firstPair(plans: readonly ShownPlan[], own: string): string[] {
  const first = own && own !== popularPlan && plans.some(({ slug }) => slug === own) ? own : 'vendor';
  return [first, popularPlan];
}

function useRows(plans: readonly ShownPlan[]) {
  const { t } = useTranslation('plans');
  const locale = useFormatLocale();
  const priceText = usePriceText();
  const saving = (amount: number) =>
    amount > 0 ? t('compare.saving', { amount: amountText(amount, 'EUR', locale) }) : t('compare.none');
  const row = (label: string, cell: (plan: ShownPlan) => string) => ({ label, cells: plans.map(cell) });
  const ofFigures = (label: string, cell: (figures: NonNullable<ShownPlan['figures']>) => string) =>
    row(label, ({ figures }) => (figures ? cell(figures) : t('compare.unknown')));
  return [
    ofFigures(t('compare.claims'), ({ claims }) => String(claims)),
    ofFigures(t('compare.contact'), ({ contactSaving }) => saving(contactSaving)),
    ofFigures(t('compare.items'), ({ items }) => (items > 0 ? String(items) : t('compare.none'))),
    ofFigures(t('compare.itemSaving'), ({ itemSaving }) => saving(itemSaving)),
    row(t('compare.price'), (plan) => priceText(plan) ?? t('noPrice')),
  ];
}

/** The first column stays while the others are scrolled. */
const table = {
  borderCollapse: 'collapse',
  minWidth: '100%',
  '& th, & td': {
    px: { xs: 0.75, md: 1.5 },
    py: 1.5,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody th': { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.default', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
} as const;
