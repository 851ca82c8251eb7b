import type { ReactNode } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import type { EntryInDrawer } from '@/domain/careerEntry';
import type { sectionIds } from './useEditorNav';

/** Props for sections of other features. */
export interface OpenProfileParts {
  ids: typeof sectionIds;
  profile: CompetenceProfile;
  /** Reads the profile again. */
  onChanged: () => Promise<unknown>;
}

export interface ProfileEditorProps {
  profileId: string;
  owner: UserDetails | null;
  /** The sections that belong to other features. */
  renderSections: (parts: OpenProfileParts) => ReactNode;
  /** Opens an entry of such a section where something is missing. */
  onOpenEntry: (section: 'experience' | 'education', entry: EntryInDrawer) => void;
}
