import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/education';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch, useAppSelector, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { EntrySection } from './EntrySection';
import {
  changeOf,
  connectionOf,
  otherPublicProfiles,
  removalOf,
  type CareerEdit,
  type ConfirmCareerEdit,
} from '@/domain/careerEdit';
import { withConnected, type EntryInDrawer, type EntryOfProfile } from '@/domain/careerEntry';
import { missingInEducation } from '@/domain/publishing';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { useEntryActions } from './useEntryActions';
import { addEducation, attachNew } from './addEducation';
import { EducationCard } from './EducationCard';
import { bodyOf, type EducationValues } from './educationForm';
import { EducationForm } from './lazyForms';
import {
  attachEducation,
  deleteEducation,
  detachEducation,
  fetchEducation,
  makeMainEducation,
  selectEducation,
  selectEducationRequest,
  updateEducation,
} from './educationSlice';

export interface EducationSectionProps {
  /** Id of the section on its page. */
  id: string;
  /** The open profile. */
  profile: Pick<CompetenceProfile, 'id' | 'public' | 'educations'>;
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

/** All of one's education beside one profile: connected or not, which is the main one, what is missing. */
export function EducationSection({
  id,
  profile,
  nameOfProfile,
  onChanged,
  confirmEdit,
  disciplineField,
  ...drawer
}: EducationSectionProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const request = useAppSelector(selectEducationRequest);
  const reload = useLoad(fetchEducation, undefined, request);
  const entries = withConnected(useAppSelector(selectEducation), profile.educations);
  const connected = new Map(profile.educations.map((entry) => [entry.id, entry]));
  const work = useEntryActions<EducationValues>({
    add: (values) => dispatch(addEducation(bodyOf(values), profile.id)),
    update: async (educationId, values) =>
      getFailure(await dispatch(updateEducation({ params: { educationId }, body: bodyOf(values) }))),
    connect: (id) => dispatch(attachNew(profile.id, id)),
    onSaved: () => {
      dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:education.saved' }));
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

  const nameOf = (entry: { degree_name: string }) => entry.degree_name || t('education.untitled');

  return (
    <EntrySection
      id={id}
      kind="education"
      isPublic={profile.public}
      texts={{
        title: t('education.title'),
        purpose: t('education.purpose'),
        empty: t('education.empty'),
        add: t('education.add'),
        change: t('education.change'),
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
            removalOf('educations', entry.id, otherPublicProfiles(entry.competence_profiles, profile.id)),
          ),
        text: (entry) => t('education.deletedEntry', { entry: nameOf(entry) }),
        send: async (entry) => {
          const failure = getFailure(await dispatch(deleteEducation({ params: { educationId: entry.id } })));
          if (failure) return;
          dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:education.deleted' }));
          await onChanged();
        },
      }}
      alert={work.unconnected ? <RetryStepAlert text={t('education.savedNotAttached')} {...work.unconnected} /> : null}
      renderCard={(entry, actions) => {
        const params = { profileId: profile.id, educationId: entry.id };
        return (
          <EducationCard
            education={entry}
            profileId={profile.id}
            nameOfProfile={nameOfProfile}
            isConnected={connected.has(entry.id)}
            isMain={connected.get(entry.id)?.main === true}
            isProfilePublic={profile.public}
            busy={work.isBusy(entry.id)}
            onConnect={(connect) =>
              work.act(
                entry.id,
                () => dispatch(connect ? attachEducation({ params }) : detachEducation({ params })),
                connect ? connectionOf('educations', entry) : removalOf('educations', entry.id),
              )
            }
            onMakeMain={() => work.act(entry.id, () => dispatch(makeMainEducation({ params })))}
            {...actions}
          />
        );
      }}
      renderForm={(entry, field) => (
        <EducationForm
          education={entry}
          focus={field}
          onSave={(values) => work.save(entry?.id, values)}
          disciplineField={disciplineField}
        />
      )}
    />
  );
}

/** What saving the form would change in the profiles that show the entry. */
function editOf(profileId: string, saved: Education | undefined, values: EducationValues): CareerEdit {
  if (!saved) return connectionOf('educations', { id: '', ...values });
  const isLess = missingInEducation(values).length > missingInEducation(saved).length;
  const others = isLess ? otherPublicProfiles(saved.competence_profiles, profileId) : [];
  return changeOf('educations', saved.id, { city: values.city, disciplines: values.disciplines }, others);
}
