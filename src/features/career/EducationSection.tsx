import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch, useAppSelector, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { withConnected } from '@/domain/careerEntry';
import { EntrySection } from './EntrySection';
import type { EntryInDrawer, EntryOfProfile } from '@/domain/careerEntry';
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
  profile: Pick<CompetenceProfile, 'id' | 'educations'>;
  /** Names of the other profiles that show an entry. */
  nameOfProfile: EntryOfProfile['nameOfProfile'];
  /** Reads the profile again, after something of it has changed. */
  onChanged: () => Promise<unknown>;
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
  disciplineField,
  ...drawer
}: EducationSectionProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const request = useAppSelector(selectEducationRequest);
  const reload = useLoad(fetchEducation, undefined, request);
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
  });

  const nameOf = (entry: { degree_name: string }) => entry.degree_name || t('education.untitled');

  return (
    <EntrySection
      id={id}
      texts={{
        title: t('education.title'),
        purpose: t('education.purpose'),
        empty: t('education.empty'),
        add: t('education.add'),
        change: t('education.change'),
      }}
      entries={withConnected(useAppSelector(selectEducation), profile.educations)}
      request={request}
      onRetry={reload}
      {...drawer}
      nameOf={nameOf}
      removal={{
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
            busy={work.isBusy(entry.id)}
            onConnect={(connect) =>
              work.act(entry.id, () => dispatch(connect ? attachEducation({ params }) : detachEducation({ params })))
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
