import type { ReactNode } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Language } from '@/api/schema/languages';
import type { UserDetails } from '@/api/endpoints/users';
import type { ConfirmCareerEdit } from '@/domain/careerEdit';
import type { EntryInDrawer } from '@/domain/careerEntry';
import type { RenderWithSources } from '../public/useProfilePreview';
import type { sectionIds } from './useEditorNav';

/** Props for sections of other features. */
export interface OpenProfileParts {
  ids: typeof sectionIds;
  profile: CompetenceProfile;
  /** Language of the profile's names from the catalogue. */
  language: Language;
  /** Reads the profile again. */
  onChanged: () => Promise<unknown>;
  confirmEdit: ConfirmCareerEdit;
}

export interface ProfileEditorProps {
  profileId: string;
  expert: UserDetails | null;
  /** The sections that belong to other features. */
  renderSections: (parts: OpenProfileParts) => ReactNode;
  /** The field `subject` of the competences' form, a search among the disciplines. */
  renderSubjectField: (locale: Language) => ReactNode;
  /** For the preview: what other features know of the profile. */
  renderWithSources: RenderWithSources;
  /** Opens an entry of such a section where something is missing. */
  onOpenEntry: (section: 'experience' | 'education', entry: EntryInDrawer) => void;
}
