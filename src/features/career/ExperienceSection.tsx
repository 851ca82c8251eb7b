import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionActions } from '@/api/endpoints/experience';
import type { WorkExperience } from '@/api/endpoints/experience';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch, useAppSelector, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { EntrySection } from './EntrySection';
import {
  changeOf,
  connectionOf,
  noEdit,
  otherPublicProfiles,
  removalOf,
  type CareerEdit,
  type ConfirmCareerEdit,
} from '@/domain/careerEdit';
import { withConnected, type EntryInDrawer, type EntryOfProfile } from '@/domain/careerEntry';
import { missingInExperience } from '@/domain/publishing';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { useEntryActions } from './useEntryActions';
import { addExperience, connectNew } from './addExperience';
import { ExperienceCard } from './ExperienceCard';
import { bodyOf, type ExperienceValues } from './experienceForm';
import { ExperienceForm } from './lazyForms';
import {
  connectExperience,
  deleteExperience,
  fetchExperience,
  makeMainExperience,
  selectExperience,
  selectExperienceRequest,
  updateExperience,
} from './experienceSlice';

export interface ExperienceSectionProps {
  /** Id of the section on its page. */
  id: string;
  /** The open profile. */
  profile: Pick<CompetenceProfile, 'id' | 'public' | 'work_experiences'>;
  /** Names of the other profiles that show an entry. */
  nameOfProfile: EntryOfProfile['nameOfProfile'];
  /** Reads the profile again, after something of it has changed. */
  onChanged: () => Promise<unknown>;
  confirmEdit: ConfirmCareerEdit;
  drawer: EntryInDrawer | null;
  onDrawer: (drawer: EntryInDrawer | null) => void;
  /** The form's field `disciplines`. */
  disciplineField: ReactNode;
}

/** All of one's work experience beside one profile: connected or not, which is the main one, what is missing. */
export function ExperienceSection({
  id,
  profile,
  nameOfProfile,
  onChanged,
  confirmEdit,
  disciplineField,
  ...drawer
}: ExperienceSectionProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const entries = withConnected(useAppSelector(selectExperience), profile.work_experiences);
  const request = useAppSelector(selectExperienceRequest);
  const reload = useLoad(fetchExperience, undefined, request);
  const connected = new Map(profile.work_experiences.map((entry) => [entry.id, entry]));
  const work = useEntryActions<ExperienceValues>({
    add: (values) => dispatch(addExperience(bodyOf(values), values.connect ? profile.id : null)),
    update: async (experienceId, values) => {
      const saved = entries.find((entry) => entry.id === experienceId);
      return getFailure(await dispatch(updateExperience({ body: { id: experienceId, ...bodyOf(values, saved) } })));
    },
    connect: (id) => dispatch(connectNew(profile.id, id)),
    onSaved: () => {
      dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:experience.saved' }));
      drawer.onDrawer(null);
    },
    onChanged,
    confirmEdit,
    editOf: (id, values) =>
      editOf(
        profile.id,
        entries.find((entry) => entry.id === id),
        values,
      ),
  });

  const nameOf = (entry: { job_title: string }) => entry.job_title || t('experience.untitled');

  return (
    <EntrySection
      id={id}
      kind="experience"
      isPublic={profile.public}
      texts={{
        title: t('experience.title'),
        purpose: t('experience.purpose'),
        empty: t('experience.empty'),
        add: t('experience.add'),
        change: t('experience.change'),
      }}
      entries={entries}
      request={request}
      onRetry={reload}
      {...drawer}
      nameOf={nameOf}
      removal={{
        confirm: (entry) =>
          work.confirmRemoval(
            entry.id,
            removalOf('work_experiences', entry.id, otherPublicProfiles(entry.competence_profiles, profile.id)),
          ),
        text: (entry) => t('experience.deleted', { entry: nameOf(entry) }),
        send: async (entry) => {
          const failure = getFailure(await dispatch(deleteExperience({ params: { experienceId: entry.id } })));
          if (!failure) await onChanged();
        },
      }}
      alert={
        work.unconnected ? <RetryStepAlert text={t('experience.savedNotConnected')} {...work.unconnected} /> : null
      }
      renderCard={(entry, actions) => {
        const params = { profileId: profile.id, experienceId: entry.id };
        return (
          <ExperienceCard
            experience={entry}
            profileId={profile.id}
            nameOfProfile={nameOfProfile}
            isConnected={connected.has(entry.id)}
            isMain={connected.get(entry.id)?.main === true}
            isProfilePublic={profile.public}
            busy={work.isBusy(entry.id)}
            onConnect={(connect) =>
              work.act(
                entry.id,
                () => {
                  const action = connect ? connectionActions.connect : connectionActions.disconnect;
                  return dispatch(connectExperience({ params: { ...params, action } }));
                },
                connect ? connectionOf('work_experiences', entry) : removalOf('work_experiences', entry.id),
              )
            }
            onMakeMain={() => work.act(entry.id, () => dispatch(makeMainExperience({ params })))}
            {...actions}
          />
        );
      }}
      renderForm={(entry, field) => (
        <ExperienceForm
          experience={entry}
          focus={field}
          onSave={(values) => work.save(entry?.id, values)}
          disciplineField={disciplineField}
        />
      )}
    />
  );
}

/** What saving the form would change in the profiles that show the entry. */
function editOf(profileId: string, saved: WorkExperience | undefined, values: ExperienceValues): CareerEdit {
  if (!saved) return values.connect ? connectionOf('work_experiences', { id: '', main: false, ...values }) : noEdit;
  const isLess = missingInExperience(values).length > missingInExperience(saved).length;
  const others = isLess ? otherPublicProfiles(saved.competence_profiles, profileId) : [];
  return changeOf('work_experiences', saved.id, { location: values.location, disciplines: values.disciplines }, others);
}
