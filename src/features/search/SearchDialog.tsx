import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '@/ui/basics/VisuallyHidden';
import { Search } from './Search';
import { useSearchEntries } from './useSearchEntries';
import { useSearchReads } from './useSearchReads';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  onKeys: () => void;
  onLogout: () => void;
}

/** The search over everything that is the user's own; on a phone it fills the screen (ux no. 30). */
export function SearchDialog({ open, ...props }: SearchDialogProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const [shown, setShown] = useState({ open, times: 0 });
  if (shown.open !== open) setShown({ open, times: shown.times + (open ? 1 : 0) });
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      aria-labelledby={id}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      // Its upper edge stays where it is, however much is found.
      sx={{
        '& .MuiDialog-container': { alignItems: 'flex-start' },
        '& .MuiDialog-paperFullScreen': { borderRadius: 0 },
      }}
    >
      <Box component="h2" id={id} sx={visuallyHidden}>
        {t('open')}
      </Box>
      {/* Opened again while it still fades out, it begins anew: with an empty field that has the focus. */}
      <OpenSearch key={shown.times} {...props} />
    </Dialog>
  );
}

/** Apart from the field, so that the entries are not built again with every typed character. */
function OpenSearch({ onClose, onKeys, onLogout }: Omit<SearchDialogProps, 'open'>) {
  const reads = useSearchReads();
  const entries = useSearchEntries(onKeys, onLogout);
  return <Search entries={entries} reads={reads} onKeys={onKeys} onClose={onClose} />;
}
