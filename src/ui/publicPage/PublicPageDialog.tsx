import CloseIcon from '@mui/icons-material/CloseOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Card, Dialog, DialogContent, IconButton, Stack } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { StatusChip } from '@/ui/basics/StatusChip';
import type { PublicPageTexts } from './PublicSection';

interface PublicPageDialogProps {
  open: boolean;
  texts: PublicPageTexts;
  /** The title says so where it is not public. */
  isPublic: boolean;
  note?: string;
  printLabel: string;
  alert?: ReactNode;
  onPrint: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function PublicPageDialog({ open, onClose, ...page }: PublicPageDialogProps) {
  const id = useId();
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
    >
      <WholePage headingId={id} onClose={onClose} {...page} />
    </Dialog>
  );
}

type WholePageProps = Omit<PublicPageDialogProps, 'open'> & { headingId: string };

function WholePage(props: WholePageProps) {
  const { texts, isPublic, note = '', printLabel, alert, headingId, onPrint, onClose, children } = props;
  const { t } = useTranslation(texts);
  const { t: common } = useTranslation();
  const notice = factsText([isPublic ? '' : t('dialog.draft'), note]);
  return (
    <>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Stack
          direction="row"
          sx={{ flex: 1, minWidth: 0, flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
        >
          <DialogHeading id={headingId} variant="h3">
            {t('dialog.title')}
          </DialogHeading>
          {notice ? <StatusChip color="default" label={notice} /> : null}
        </Stack>
        <Button
          aria-label={printLabel}
          onClick={onPrint}
          sx={{ flexShrink: 0, minWidth: 44, px: { xs: 1, sm: 2.25 }, gap: 1 }}
        >
          <PrintIcon fontSize="small" aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {printLabel}
          </Box>
        </Button>
        <IconButton edge="end" aria-label={common('action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <DialogContent
        role="region"
        aria-label={t('label')}
        // So that the keyboard can scroll it.
        tabIndex={0}
        sx={{ bgcolor: 'background.default', p: { xs: 1, sm: 3 } }}
      >
        <Box sx={{ maxWidth: 960, mx: 'auto' }}>
          {alert}
          <Card>{children}</Card>
        </Box>
      </DialogContent>
    </>
  );
}
