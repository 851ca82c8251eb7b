import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { goToSection } from '@/ui/basics/focus';
import type { SectionEdits } from '@/ui/publicPage/EditSection';
import { useLanguage } from '@/ui/text/useLanguage';
import { sectionIds, type OpenEntry } from '@/features/publishing';
import { PhotoDialogs } from './ProfilePhoto';
import { titleButtonId } from './TitleLine';

interface Openers {
  openCompetences: () => void;
  openExperience: (entry: OpenEntry) => void;
  openEducation: (entry: OpenEntry) => void;
}

export function useSectionEdits(profile: CompetenceProfile, openers: Openers) {
  const { t } = useTranslation('profiles');
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  const lang = useLanguage();
  const change = (entry: string) => t('entry.edit', { entry });
  const ofEntry = (section: string, id: string) => {
    if (section === 'experience') {
      const name = profile.work_experiences.find((one) => one.id === id)?.job_title;
      return { label: change(name || t('experience.untitled')), onEdit: () => openers.openExperience({ id }) };
    }
    const name = profile.educations.find((one) => one.id === id)?.degree_name;
    return { label: change(name || t('education.untitled')), onEdit: () => openers.openEducation({ id }) };
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
        return { label: t('area.edit'), onEdit: openers.openCompetences };
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
    const edit = entryId === undefined ? ofSection(section) : ofEntry(section, entryId);
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
