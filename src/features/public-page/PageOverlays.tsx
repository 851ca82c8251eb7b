import CloseIcon from '@mui/icons-material/CloseOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Card, Dialog, DialogContent, IconButton, Stack } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { factsText, withoutLineBreaks } from '@/domain/plainText';
import { publicPage } from '@/domain/webAddress';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { DeferredContent } from '@/ui/basics/SideDrawer';
import { StatusChip } from '@/ui/basics/StatusChip';
import { usePrinting } from '@/ui/basics/usePrinting';
import type { PublicPageTexts } from '@/ui/publicPage/PublicPage';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { PrintedPage } from './PrintedPage';

export interface PreviewState {
  /** The page over the whole window, its texts to export, or a link to show it before it is public. */
  opened: 'page' | 'export' | 'link' | null;
  printing: ReturnType<typeof usePrinting>['printing'];
  onPrint: () => void;
  onClose: () => void;
}

/** The overlays are rendered with the page, since the browser's menu prints at once. */
export function usePreview(renderOverlays: (state: PreviewState) => ReactNode) {
  const [opened, setOpened] = useState<PreviewState['opened']>(null);
  const { printing, print } = usePrinting();
  const state = { opened, printing, onPrint: print, onClose: () => setOpened(null) };
  return {
    openPage: () => setOpened('page'),
    openExport: () => setOpened('export'),
    openLink: () => setOpened('link'),
    print,
    overlays: renderOverlays(state),
  };
}
export type Preview = ReturnType<typeof usePreview>;

interface PageOverlaysProps extends PreviewState {
  texts: PublicPageTexts;
  /** The title says so where it is not public. */
  isPublic: boolean;
  /** Of the public page; '' where it is not known. */
  url: string;
  language: Language;
  printLabel: string;
  alert?: ReactNode;
  isPending?: boolean;
  children: (level: 1 | 3) => ReactNode;
}

export function PageOverlays(props: PageOverlaysProps) {
  const { opened, printing, texts, isPublic, url, isPending = false, onClose, children } = props;
  const id = useId();
  return (
    <>
      <Dialog
        fullScreen
        open={opened === 'page'}
        onClose={onClose}
        aria-labelledby={id}
        slotProps={{ paper: { sx: { borderRadius: 0 } } }}
      >
        <WholePage {...props} headingId={id} />
      </Dialog>
      {printing && !isPending ? (
        <PrintedPage address={publicPage(isPublic, url)} texts={texts} printing={printing}>
          {children(1)}
        </PrintedPage>
      ) : null}
    </>
  );
}

function WholePage(props: PageOverlaysProps & { headingId: string }) {
  const { texts, isPublic, language, printLabel, alert, headingId, onPrint, onClose, children } = props;
  const { t } = useTranslation([texts, 'common']);
  const notice = factsText([isPublic ? '' : t('dialog.draft'), withoutLineBreaks(useLanguageNote(language))]);
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
        <IconButton edge="end" aria-label={t('common:action.close')} onClick={onClose}>
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
          <Card>
            <DeferredContent>{children(3)}</DeferredContent>
          </Card>
        </Box>
      </DialogContent>
    </>
  );
}
