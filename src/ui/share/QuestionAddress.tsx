import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { questionAddress } from '@/domain/questionAddress';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

interface QuestionAddressProps {
  question: string;
  /** The whole address; '' where the server does not deliver it, so that only the slug is shown. */
  url?: string;
  copy?: boolean;
  /** Shows only the slug, even if the whole address is known. */
  short?: boolean;
}

/** The page address that follows from a question, umlauts spelled out (CLA-12, ux no. 9). */
export function QuestionAddress({ question, url = '', copy = false, short = false }: QuestionAddressProps) {
  const { t } = useTranslation('claims');
  const slug = questionAddress(question);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'text.secondary', minWidth: 0 }}>
      <LinkIcon fontSize="small" aria-hidden />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <VisuallyHidden>{t('question.address')} </VisuallyHidden>
        {(!short && url) || (slug ? `…/${slug}` : t('question.noAddress'))}
      </Typography>
      {copy && url ? <CopyIconButton text={url} what={t('question.addressName')} /> : null}
    </Stack>
  );
}
