import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { TextPlace } from './useTextTarget';

interface ProposalActionsProps {
  isFieldEmpty: boolean;
  onTake: (place: TextPlace) => void;
  onEdit: () => void;
  onDiscard: () => void;
}

/** What can be done with a proposed text. */
export function ProposalActions({ isFieldEmpty, onTake, onEdit, onDiscard }: ProposalActionsProps) {
  const { t } = useTranslation('assistant');
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={() => onTake('replace')}>
        {t(isFieldEmpty ? 'proposal.take' : 'proposal.replace')}
      </Button>
      {isFieldEmpty ? null : (
        <Button variant="outlined" onClick={() => onTake('below')}>
          {t('proposal.below')}
        </Button>
      )}
      <Button onClick={onEdit}>{t('proposal.edit')}</Button>
      <Button onClick={onDiscard}>{t('proposal.discard')}</Button>
    </Stack>
  );
}
