import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionBar } from '@/ui/basics/stickyBar';
import { PagedList } from '@/ui/list/PagedList';
import { useBarHeight } from '@/ui/basics/useBarHeight';

/** In px. */
const rowHeight = 64;

interface ChooseListProps<Item extends { id: string }> {
  items: readonly Item[];
  label: string;
  hint: string;
  nameOf: (item: Item) => string;
  renderDetails: (item: Item) => ReactNode;
  renderActions: (chosen: readonly Item[]) => ReactNode;
}

export function ChooseList<Item extends { id: string }>(props: ChooseListProps<Item>) {
  const { items, label, hint, nameOf, renderDetails, renderActions } = props;
  const { t } = useTranslation('lists');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const bar = useBarHeight('--bottom-height', true);
  const chosen = items.filter(({ id }) => ids.has(id));
  const count = chosen.length;
  const choose = (id: string, isChosen: boolean) =>
    setIds((before) => (isChosen ? new Set([...before, id]) : new Set([...before].filter((item) => item !== id))));
  return (
    <>
      <PagedList items={items} keyOf={({ id }) => id} estimatedHeight={rowHeight} label={label}>
        {(item) => (
          <FormControlLabel
            control={<Checkbox checked={ids.has(item.id)} onChange={(_, next) => choose(item.id, next)} />}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {nameOf(item)}
                </Typography>
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {renderDetails(item)}
                </Typography>
              </>
            }
            sx={row}
          />
        )}
      </PagedList>
      <Box ref={bar} sx={{ ...actionBar(), bgcolor: 'background.default', mt: 2 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography role="status">{count === 0 ? hint : t('choose.count', { count })}</Typography>
          {count < items.length ? (
            <Button onClick={() => setIds(new Set(items.map(({ id }) => id)))}>{t('choose.all')}</Button>
          ) : (
            <Button onClick={() => setIds(new Set())}>{t('choose.none')}</Button>
          )}
          {count > 0 ? (
            <Box sx={(theme) => ({ ...theme.mixins.actions, flexGrow: 1 })}>{renderActions(chosen)}</Box>
          ) : null}
        </Stack>
      </Box>
    </>
  );
}

const row = {
  display: 'flex',
  m: 0,
  minHeight: rowHeight,
  px: { xs: 1, sm: 2 },
  '& .MuiFormControlLabel-label': { flex: 1, py: 1 },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
