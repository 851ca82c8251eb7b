import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { wholeText } from '@/domain/suggestedText';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { CopyButton } from '@/ui/basics/CopyButton';
import type { Proposal } from './assistantSlice';
import { ProposedText } from './ProposedText';

/** Nothing of it goes into a field by itself (D-41). */
export function WholeProposal({ proposal, onDiscard }: { proposal: Proposal; onDiscard: () => void }) {
  const { t } = useTranslation('assistant');
  const text = wholeText(proposal);
  return (
    <Stack sx={{ gap: 2 }}>
      <ProposedText>{text}</ProposedText>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('whole.hint')}
      </Typography>
      <DrawerFoot>
        <Button onClick={onDiscard}>{t('proposal.discard')}</Button>
        <CopyButton text={text} what={proposal.label} label={t('whole.copy')} variant="contained" />
      </DrawerFoot>
    </Stack>
  );
}
