import { Box, Button, Dialog, DialogActions, DialogContent, FormControlLabel, Switch, Typography } from '@mui/material';
import type { TFunction } from 'i18next';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areSingleKeysOn, writeStored } from '@/platform/clientStorage';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { Kbd, withCommand } from './SearchButton';
import { closeSearch } from './useShortcuts';

function shortcutGroups(t: TFunction<'search'>) {
  const command = (...keys: string[]) => withCommand(t, ...keys);
  const [shift, enter] = [t('keys.shift'), t('keys.enter')];
  return {
    everywhere: {
      search: [command('K'), '/'],
      list: ['?'],
      choose: ['↑', '↓'],
      open: [enter],
      close: [t('keys.escape')],
    },
    formatted: {
      format: [command('B'), command('I')],
      link: [command('K')],
      heading: [command('Alt', '3')],
      lists: [command(shift, '8'), command(shift, '7')],
      quote: [command(shift, 'B')],
      undo: [command('Z'), command('Y')],
    },
    pages: {
      send: [command(enter)],
      print: [command('P')],
      move: [t('keys.space'), '↑', '↓'],
      graph: ['←', '→', t('keys.home'), t('keys.end')],
    },
  };
}

export function ShortcutsDialog({ open }: { open: boolean }) {
  const id = useId();
  const { t } = useTranslation(['search', 'common']);
  const groups = shortcutGroups(t);
  return (
    <Dialog open={open} onClose={closeSearch} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogContent>
        <DialogHeading id={id} variant="h2" sx={{ marginBottom: '8px' }}>
          {t('keys.title')}
        </DialogHeading>
        <Box sx={{ mb: 2 }}>
          <SingleKeysSwitch />
        </Box>
        {Object.entries(groups).map(([group, shortcuts]) => (
          <Fragment key={group}>
            <Typography variant="h3">{t(`keys.${group as keyof typeof groups}`)}</Typography>
            <Box component="dl" sx={table}>
              {Object.entries(shortcuts).map(([action, keys]) => (
                <Fragment key={action}>
                  <Box component="dt" sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Box>
                  <Typography component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 } }}>
                    {t(`keys.does.${action as 'search'}`)}
                  </Typography>
                </Fragment>
              ))}
            </Box>
          </Fragment>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={closeSearch}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const table = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '15rem 1fr' },
  columnGap: 2,
  rowGap: { xs: 0.5, sm: 1 },
  alignItems: 'baseline',
  mt: 1,
  mb: 2.5,
} as const;

/** Turns off single-key shortcuts, which speech input would trigger by accident (WCAG 2.1.4). */
export function SingleKeysSwitch() {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (on: boolean) => {
    writeStored('singleKeys', on);
    setOn(on);
  };
  return (
    <FormControlLabel
      label={t('keys.single')}
      control={<Switch checked={isOn} onChange={(event) => change(event.target.checked)} />}
    />
  );
}
