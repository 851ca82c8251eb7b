import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { AddResult } from '@/domain/careerEntry';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { addEducation, attachNew, addExperience, connectNew, makeNewMain } from '@/entities/career/addEntry';
import { fetchProfile, setTitle } from '@/entities/profile/profilesSlice';
import { asksForEducation, type NewProfileValues } from './newProfileSteps';

/** An entry that was saved in this wizard; connecting it with the profile is a call of its own (quality T30). */
export interface SavedEntry {
  id: string;
  name: string;
  /** It existed before, and another one can still be chosen. */
  isChosen?: boolean;
}

interface EntryCalls {
  add: () => Promise<AddResult>;
  connect: (id: string) => Promise<ApiFailure | null>;
}

function useSavedEntry() {
  const [saved, setSaved] = useState<SavedEntry | null>(null);
  /** A retry after the connection failed does not save again. */
  const save = async (name: string, { add, connect }: EntryCalls): Promise<{ id: string } | ApiFailure> => {
    if (saved) return (await connect(saved.id)) ?? saved;
    const added = await add();
    if ('failure' in added) return added.failure;
    setSaved({ id: added.id, name });
    return added.connectFailure ?? added;
  };
  return { saved, setSaved, save };
}

/** The work experience of the profile: saved, connected, and then made its main one. */
export function useExperienceEntry(profile: CompetenceProfile | undefined) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const { saved, setSaved, save: saveEntry } = useSavedEntry();
  const profileId = profile?.id ?? '';
  // Made the main one below, where its failure can be shown.
  const target = { id: profileId, mainIfFirst: false };

  const save = async (values: NewProfileValues): Promise<ApiFailure | null> => {
    const refetch = () => dispatch(fetchProfile({ params: { profileId } }));
    let connected = profile?.work_experiences ?? [];
    let id = connected[0]?.id;
    if (id === undefined) {
      const { job_title, company_name, location, start_date, disciplines } = values;
      const end_date = values.ongoing ? '' : values.end_date;
      const texts = { job_title, company_name, location, start_date, end_date, description: '', quote: '' };
      const body = { ...texts, disciplines: disciplines.map((discipline) => discipline.id) };
      const outcome = await saveEntry(job_title, {
        add: () => dispatch(addExperience(body, target)),
        connect: (savedId) => dispatch(connectNew(target, savedId)),
      });
      if ('kind' in outcome) return outcome;
      id = outcome.id;
      const read = await refetch();
      connected = 'data' in read ? read.data.work_experiences : [];
    }
    if (connected.some(({ main }) => main)) return null;
    const failure = await dispatch(makeNewMain(profileId, id));
    if (!failure) await refetch();
    return failure;
  };
  const isConnected = (profile?.work_experiences.length ?? 0) > 0;
  return {
    saved,
    hasEntry: isConnected || saved !== null,
    choose: (entry: SavedEntry | null) => setSaved(entry && { ...entry, isChosen: true }),
    save,
    failureText: isConnected ? t('experience.mainFailed') : saved ? t('experience.savedNotConnected') : undefined,
  };
}

/** Also saves the title of the profile. */
export function useEducationEntry(profile: CompetenceProfile | undefined) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const { saved, save: saveEntry } = useSavedEntry();
  const params = { profileId: profile?.id ?? '' };

  const save = async (values: NewProfileValues): Promise<ApiFailure | null> => {
    const { title, education_type: type, education_disciplines } = values;
    if (title !== '' && title !== profile?.title) {
      const failure = await dispatch(failureOf(setTitle({ params, body: { title } })));
      if (failure) return failure;
    }
    if (!asksForEducation(values) || (profile?.educations.length ?? 0) > 0) return null;
    const texts = { type, degree_name: values.degree_name.trim(), city: values.city.trim() };
    const disciplines = education_disciplines.map(({ id }) => id);
    const body = { ...texts, grade: '', institution: '', approved_by: '', disciplines };
    const outcome = await saveEntry(texts.degree_name, {
      add: () => dispatch(addEducation(body, params.profileId)),
      connect: (id) => dispatch(attachNew(params.profileId, id)),
    });
    if ('kind' in outcome) return outcome;
    await dispatch(fetchProfile({ params }));
    return null;
  };
  return { saved, save, failureText: saved ? t('education.savedNotConnected') : undefined };
}
