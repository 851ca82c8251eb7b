import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { connectionActions } from '@/api/endpoints/experience';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ApiFailure } from '@/api/failure';
import { useAppDispatch, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/outcome';
import { withConnected } from '@/ui/entries';
import { EntrySection, type EntryInDrawer } from '@/ui/EntrySection';
import { SecondStepAlert } from '@/ui/SecondStepAlert';
import { useLocks } from '@/ui/useLocks';
import { addExperience, connectNew } from './addExperience';
import { ExperienceCard } from './ExperienceCard';
import { bodyOf, type ExperienceValues } from './experienceForm';
import { ExperienceForm } from './ExperienceForm';
import { selectExperience, selectExperienceSlot } from './experienceSlice';
import { connectExperience, deleteExperience, fetchExperience, makeMainExperience, updateExperience } from './thunks';

export interface ExperienceSectionProps {
  /** Id of the section on its page. */
  id: string;
  /** The open profile. */
  profile: Pick<CompetenceProfile, 'id' | 'work_experiences'>;
  /** Reads the profile again, after something of it has changed. */
  onChanged: () => Promise<unknown>;
  drawer: EntryInDrawer | null;
  onDrawer: (drawer: EntryInDrawer | null) => void;
  /** The form's field `disciplines`. */
  disciplineField: ReactNode;
}

/** All of one's work experience beside one profile: connected or not, which is the main one, what is missing. */
export function ExperienceSection({ id, profile, onChanged, disciplineField, ...drawer }: ExperienceSectionProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const reload = useLoad((start) => start(fetchExperience()), 'experience');
  const { locked, isBusy } = useLocks();
  const [unconnected, setUnconnected] = useState<string | null>(null);
  const connected = new Map(profile.work_experiences.map((entry) => [entry.id, entry]));

  const act = (experienceId: string, call: () => Promise<unknown>) =>
    void locked(experienceId, async () => {
      await call();
      await onChanged();
    });

  const save = async (experienceId: string | undefined, values: ExperienceValues): Promise<ApiFailure | null> => {
    if (experienceId) {
      const failure = failureOf(await dispatch(updateExperience({ body: { id: experienceId, ...bodyOf(values) } })));
      if (failure) return failure;
    } else {
      const added = await dispatch(addExperience(bodyOf(values), values.connect ? profile.id : null));
      if ('failure' in added) return added.failure;
      setUnconnected(added.connected ? null : added.id);
    }
    dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:experience.saved' }));
    drawer.onDrawer(null);
    void onChanged();
    return null;
  };

  return (
    <EntrySection
      id={id}
      texts={{
        title: t('experience.title'),
        purpose: t('experience.purpose'),
        empty: t('experience.empty'),
        add: t('experience.add'),
        change: t('experience.change'),
      }}
      entries={withConnected(useSelector(selectExperience), profile.work_experiences)}
      slot={useSelector(selectExperienceSlot)}
      onRetry={reload}
      {...drawer}
      removal={{
        text: (entry) => t('experience.deleted', { entry: entry.job_title || t('experience.untitled') }),
        send: async (entry) => {
          const failure = failureOf(await dispatch(deleteExperience({ params: { experienceId: entry.id } })));
          if (!failure) await onChanged();
        },
      }}
      alert={
        unconnected === null ? null : (
          <SecondStepAlert
            text={t('experience.savedNotConnected')}
            onRetry={async () => {
              if (!(await dispatch(connectNew(profile.id, unconnected)))) return;
              setUnconnected(null);
              await onChanged();
            }}
          />
        )
      }
      renderCard={(entry, actions) => {
        const params = { profileId: profile.id, experienceId: entry.id };
        return (
          <ExperienceCard
            experience={entry}
            profileId={profile.id}
            isConnected={connected.has(entry.id)}
            isMain={connected.get(entry.id)?.main === true}
            busy={isBusy(entry.id)}
            onConnect={(connect) =>
              act(entry.id, () => {
                const action = connect ? connectionActions.connect : connectionActions.disconnect;
                return dispatch(connectExperience({ params: { ...params, action } }));
              })
            }
            onMakeMain={() => act(entry.id, () => dispatch(makeMainExperience({ params })))}
            {...actions}
          />
        );
      }}
      renderForm={(entry, field) => (
        <ExperienceForm
          experience={entry}
          focus={field}
          onSave={(values) => save(entry?.id, values)}
          disciplineField={disciplineField}
        />
      )}
    />
  );
}
