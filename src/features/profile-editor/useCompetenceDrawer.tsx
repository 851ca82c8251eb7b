import { Suspense, useState } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useHasOpened } from '@/ui/basics/useHasOpened';

// Loaded when it first opens, not with the page (performance S2).
const CompetenceDrawer = lazyComponent(() => import('./competence/CompetenceDrawer'), 'CompetenceDrawer');

export function useCompetenceDrawer(profile: CompetenceProfile) {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  return {
    openCompetences: () => setOpen(true),
    competenceDrawer: hasOpened ? (
      <Suspense>
        <CompetenceDrawer profile={profile} open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}
