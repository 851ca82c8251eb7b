import { lazy, Suspense, useState } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ProfileEditorProps } from './editorParts';

/** With its first opening, not with the page (performance S2). */
const CompetenceDrawer = lazy(async () => ({
  default: (await import('../competence/CompetenceDrawer')).CompetenceDrawer,
}));

/** Opens the competences of a profile beside it. */
export function useCompetenceDrawer(
  profile: CompetenceProfile,
  renderSubjectField: ProfileEditorProps['renderSubjectField'],
) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return {
    openCompetences: () => setOpen(true),
    competenceDrawer: wasOpened ? (
      <Suspense>
        <CompetenceDrawer
          profile={profile}
          renderSubjectField={renderSubjectField}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ) : null,
  };
}
