import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import type { TextPlace } from './useTextTarget';

interface ProposalActionsProps {
  isFieldEmpty: boolean;
  onTake: (place: TextPlace) => void;
  onEdit: () => void;
  onDiscard: () => void;
}

export function ProposalActions({ isFieldEmpty, onTake, onEdit, onDiscard }: ProposalActionsProps) {
  const { t } = useTranslation('assistant');
  return (
    <DrawerFoot>
      <Button onClick={onDiscard}>{t('proposal.discard')}</Button>
      <Button onClick={onEdit}>{t('proposal.edit')}</Button>
      {isFieldEmpty ? null : (
        <Button variant="outlined" onClick={() => onTake('below')}>
          {t('proposal.below')}
        </Button>
      )}
      <Button variant="contained" onClick={() => onTake('replace')}>
        {t(isFieldEmpty ? 'proposal.take' : 'proposal.replace')}
      </Button>
    </DrawerFoot>
  );
}
