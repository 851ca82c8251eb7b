import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimMarkdown, claimMarkup, exportLabels, type ExportTexts } from '@/domain/claimExport';
import { fileName } from '@/domain/share';
import { CopyButton } from '@/ui/basics/CopyButton';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { download } from '@/ui/basics/download';
import { usePublicClaim } from './usePublicClaim';

export function ExportDrawer({ claim, open, onClose }: { claim: Claim; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('publicClaim');
  return (
    <SideDrawer open={open} title={t('export.title')} onClose={onClose}>
      <Typography>{t('export.intro')}</Typography>
      <Texts claim={claim} />
    </SideDrawer>
  );
}

function Texts({ claim }: { claim: Claim }) {
  const { t } = useTranslation('publicClaim');
  const data = usePublicClaim(claim);
  const markup = claimMarkup(data);
  const labels = Object.fromEntries(exportLabels.map((label) => [label, t(label)])) as Omit<ExportTexts, 'comment'>;
  const markdown = claimMarkdown(data, { ...labels, comment: (comment) => t('comment', { comment }) });
  const save = () => download(new Blob([markdown], { type: 'text/markdown' }), fileName(data.question, 'md'));
  return (
    <>
      <ExportText title={t('export.markdown')} hint={t('export.markdownHint')} text={markdown}>
        <CopyButton text={markdown} what={t('export.markdown')} label={t('export.markdownCopy')} variant="contained" />
        <Button startIcon={<DownloadIcon />} onClick={save}>
          {t('export.markdownFile')}
        </Button>
      </ExportText>
      <ExportText title={t('export.markup')} hint={t('export.markupHint')} text={markup}>
        <CopyButton text={markup} what={t('export.markup')} label={t('export.markupCopy')} variant="outlined" />
      </ExportText>
    </>
  );
}

interface ExportTextProps {
  title: string;
  hint: string;
  text: string;
  children: ReactNode;
}

function ExportText({ title, hint, text, children }: ExportTextProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {hint}
      </Typography>
      <Box component="pre" role="group" aria-labelledby={id} tabIndex={0} sx={textBox}>
        {text}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {children}
      </Stack>
    </Box>
  );
}

const textBox = {
  m: 0,
  p: 1.5,
  maxHeight: 180,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: 'caption.fontSize',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;
