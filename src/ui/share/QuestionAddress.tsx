import LinkIcon from '@mui/icons-material/LinkOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { questionAddress } from '@/domain/questionAddress';
import { CopyButton } from '@/ui/basics/CopyButton';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

interface QuestionAddressProps {
  question: string;
  /** The whole address, where the server delivers it; else the part that the question makes. */
  url?: string;
  /** Offers to copy the whole address. */
  copy?: boolean;
  /** Shows the part that the question makes, also where the whole address is known. */
  short?: boolean;
}

/** The page address that a question makes, umlauts spelled out (CLA-12, ux no. 9). */
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
      {copy && url ? <CopyButton text={url} what={t('question.addressName')} /> : null}
    </Stack>
  );
}
