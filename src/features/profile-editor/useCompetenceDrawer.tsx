import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { CompetenceForm } from './competence/CompetenceForm';

export function useCompetenceDrawer(profile: CompetenceProfile) {
  const { t } = useTranslation('profiles');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    openCompetences: () => setOpen(true),
    competenceDrawer: (
      <SideDrawer open={isOpen} title={t('competence.title')} onClose={close}>
        <CompetenceForm profile={profile} onSaved={close} onCancel={close} />
      </SideDrawer>
    ),
  };
}
