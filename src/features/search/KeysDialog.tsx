import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { SingleKeysSwitch } from '@/features/user';
import { searchKey, withCommand, type Texts } from './keys';
import { KeyCap } from './KeyCap';

function keysOf(t: Texts) {
  const command = (...keys: string[]) => withCommand(t, keys.join(' '));
  const [shift, enter] = [t('keys.shift'), t('keys.enter')];
  return {
    everywhere: {
      search: [searchKey(t), '/'],
      list: ['?'],
      choose: ['↑', '↓'],
      open: [enter],
      close: [t('keys.escape')],
    },
    writing: {
      format: [command('B'), command('I'), command('K')],
      heading: [command('Alt', '3')],
      lists: [command(shift, '8'), command(shift, '7')],
      quote: [command(shift, 'B')],
      undo: [command('Z'), command('Y')],
      send: [command(enter)],
    },
    pages: {
      print: [command('P')],
      move: [t('keys.space'), '↑', '↓'],
      graph: ['←', '→', t('keys.home'), t('keys.end')],
    },
  } as const;
}

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <Keys headingId={id} onClose={onClose} />
    </Dialog>
  );
}

function Keys({ headingId, onClose }: { headingId: string; onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const { everywhere, writing, pages } = keysOf(t);
  return (
    <>
      <DialogContent>
        <DialogHeading id={headingId} variant="h2" sx={{ marginBottom: '16px' }}>
          {t('keys.title')}
        </DialogHeading>
        <KeyList title={t('keys.everywhere')} keys={everywhere} />
        <Box sx={{ mb: 2 }}>
          <SingleKeysSwitch />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('keys.singleHelp')}
          </Typography>
        </Box>
        <KeyList title={t('keys.writing')} keys={writing} />
        <KeyList title={t('keys.pages')} keys={pages} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </>
  );
}

type Groups = ReturnType<typeof keysOf>;
type Action = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

function KeyList({ title, keys }: { title: string; keys: Groups[keyof Groups] }) {
  const { t } = useTranslation('search');
  const rows = Object.entries(keys) as [Action, readonly string[]][];
  return (
    <>
      <Typography variant="h3">{title}</Typography>
      <Box component="dl" sx={table}>
        {rows.map(([action, caps]) => (
          <Fragment key={action}>
            <Box component="dt" sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </Box>
            <Typography component="dd" sx={{ m: 0 }}>
              {t(`keys.does.${action}`)}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </>
  );
}

const table = {
  display: 'grid',
  gridTemplateColumns: { xs: '8rem 1fr', sm: '15rem 1fr' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'baseline',
  mt: 1,
  mb: 2.5,
} as const;
