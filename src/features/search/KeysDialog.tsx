import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions, DialogContent } from '@/ui/basics/overlays';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { printKey, searchKey } from './keys';
import { KeyCap } from './KeyCap';
import { SingleKeysSwitch } from './SingleKeysSwitch';

/** The list of keys that do something everywhere. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const id = useId();
  const keys = [
    ['search', [searchKey(t), '/']],
    ['list', ['?']],
    ['choose', ['↑', '↓']],
    ['open', [t('keys.enter')]],
    ['close', [t('keys.escape')]],
    ['print', [printKey(t)]],
  ] as const;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogContent>
        <DialogHeading id={id} variant="h2">
          {t('keys.title')}
        </DialogHeading>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, alignItems: 'baseline' }}
        >
          {keys.map(([name, caps]) => (
            <Fragment key={name}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
                {caps.map((cap) => (
                  <KeyCap key={cap}>{cap}</KeyCap>
                ))}
              </Box>
              <Typography component="dd" sx={{ m: 0 }}>
                {t(`keys.does.${name}`)}
              </Typography>
            </Fragment>
          ))}
        </Box>
        <SingleKeysSwitch />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('keys.singleHelp')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
