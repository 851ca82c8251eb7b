import { useTranslation } from 'react-i18next';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { CompetenceForm, type CompetenceFormProps } from './CompetenceForm';

interface CompetenceDrawerProps extends Omit<CompetenceFormProps, 'leaveWarning' | 'onSaved' | 'onCancel'> {
  open: boolean;
  onClose: () => void;
}

export function CompetenceDrawer({ open, onClose, ...form }: CompetenceDrawerProps) {
  const { t } = useTranslation('profiles');
  return (
    <SideDrawer open={open} title={t('competence.title')} onClose={onClose}>
      <CompetenceForm {...form} onSaved={onClose} onCancel={onClose} />
    </SideDrawer>
  );
}
