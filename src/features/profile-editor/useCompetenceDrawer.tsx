import { Suspense, useState } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { lazyComponent } from '@/ui/basics/lazyComponent';

/** With its first opening, not with the page (performance S2). */
const CompetenceDrawer = lazyComponent(() => import('./competence/CompetenceDrawer'), 'CompetenceDrawer');

/** Opens the competences of a profile beside it. */
export function useCompetenceDrawer(profile: CompetenceProfile) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return {
    openCompetences: () => setOpen(true),
    competenceDrawer: wasOpened ? (
      <Suspense>
        <CompetenceDrawer profile={profile} open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}
