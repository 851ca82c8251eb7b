import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { goToSection } from '@/ui/basics/focus';
import type { SectionEdits } from '@/ui/publicPage/EditSection';
import { useLanguage } from '@/ui/text/useLanguage';
import { sectionIds, type OpenEntry } from '@/features/publishing/profile/useScrollToCheck';
import type { EntryName } from './career/entryTypes';
import { PhotoDialogs } from './ProfilePhoto';
import { titleButtonId } from './TitleLine';

export function useSectionEdits(
  profile: CompetenceProfile,
  openCompetences: () => void,
  openEntry: (name: EntryName, entry: OpenEntry) => void,
) {
  const { t } = useTranslation('profiles');
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  const lang = useLanguage();
  const change = (entry: string) => t('entry.edit', { entry });
  const ofEntry = (name: EntryName, id: string) => {
    const entryName =
      name === 'experience'
        ? profile.work_experiences.find((entry) => entry.id === id)?.job_title
        : profile.educations.find((entry) => entry.id === id)?.degree_name;
    return { label: change(entryName || t(`${name}.untitled`)), onEdit: () => openEntry(name, { id }) };
  };
  const ofSection = (section: string) => {
    switch (section) {
      case 'photo':
        return {
          label: t(profile.profile_picture ? 'picture.change' : 'picture.add'),
          onEdit: () => setPhotoOpen(true),
        };
      case 'title':
        return { label: t('title.edit'), onEdit: () => goToSection(sectionIds.title, titleButtonId) };
      case 'area':
        return { label: t('area.edit'), onEdit: openCompetences };
      case 'experience':
      case 'education':
      case 'connections':
      case 'stories':
      case 'contact':
        return { label: change(t(`${section}.title`)), onEdit: () => goToSection(sectionIds[section]) };
      default:
        return undefined;
    }
  };
  const edits: SectionEdits = (section, entryId) => {
    const edit =
      entryId === undefined ? ofSection(section) : ofEntry(section === 'experience' ? section : 'education', entryId);
    return edit && { ...edit, lang };
  };
  const photoDialog = (
    <PhotoDialogs
      profile={profile}
      picture={profile.profile_picture}
      opened={isPhotoOpen ? 'dialog' : null}
      onClose={() => setPhotoOpen(false)}
    />
  );
  return { edits, photoDialog };
}
