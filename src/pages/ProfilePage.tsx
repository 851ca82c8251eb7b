import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DisciplineField, EducationSection, ExperienceSection } from '@/features/career';
import { UserDetailsAlert, useUserDetails } from '@/features/user';
import { ProfileEditor, useProfileName } from '@/features/profiles';
import { useParams, useSearchParams } from '@/routes/navigation';
import type { EntryInDrawer } from '@/domain/careerEntry';

/** With the first look at the preview, not with the page (performance S2). */
const ProfileSources = lazy(async () => ({ default: (await import('./ProfileSources')).ProfileSources }));

export default function ProfilePage() {
  const { profileId = '' } = useParams();
  // Another profile is another page: nothing of the first one's drawers and waiting removals is carried over.
  return <OpenProfilePage key={profileId} profileId={profileId} />;
}

/** The editor with the sections that other features bring. */
function OpenProfilePage({ profileId }: { profileId: string }) {
  const { t } = useTranslation('profiles');
  const expert = useUserDetails();
  const nameOfProfile = useProfileName(expert?.gender);
  const [query] = useSearchParams();
  const [experience, openExperience] = useState(() => entryOf(query.get('experience')));
  const [education, openEducation] = useState(() => entryOf(query.get('education')));
  return (
    <ProfileEditor
      profileId={profileId}
      expert={expert}
      onOpenEntry={(section, entry) => (section === 'experience' ? openExperience(entry) : openEducation(entry))}
      renderSubjectField={(locale) => (
        <DisciplineField name="subject" single label={t('competence.subjectLabel')} locale={locale} />
      )}
      renderWithSources={(render) => <ProfileSources render={render} />}
      renderSections={({ ids, language, ...open }) => {
        const { competence } = open.profile;
        const disciplineField = (
          <DisciplineField name="disciplines" locale={language} competence={competence?.name ?? ''} />
        );
        return (
          <>
            <UserDetailsAlert />
            <ExperienceSection
              id={ids.experience}
              {...open}
              nameOfProfile={nameOfProfile}
              drawer={experience}
              onDrawer={openExperience}
              disciplineField={disciplineField}
            />
            <EducationSection
              id={ids.education}
              {...open}
              nameOfProfile={nameOfProfile}
              drawer={education}
              onDrawer={openEducation}
              disciplineField={disciplineField}
            />
          </>
        );
      }}
    />
  );
}

/** The entry to open, from its id in the address, or `new`. */
function entryOf(param: string | null): EntryInDrawer | null {
  return param === null ? null : { id: param === 'new' ? null : param };
}
