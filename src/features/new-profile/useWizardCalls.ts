import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { AddResult } from '@/domain/careerEntry';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { addEducation, attachNew } from '@/entities/career/addEducation';
import { addExperience, connectNew, makeNewMain } from '@/entities/career/addExperience';
import { createNewProfile } from '@/entities/profile/createNewProfile';
import { fetchLimit, fetchProfile, publishProfile, setCompetence, setTitle } from '@/entities/profile/profilesSlice';
import { monthsOf } from '@/ui/text/useExperienceTime';
import { useLanguage } from '@/ui/text/useLanguage';
import { asksForEducation, type WizardStepKey, type WizardValues } from './wizardForm';

/** An entry that was saved in this wizard; connecting it with the profile is a step of its own (quality T30). */
export interface SavedEntry {
  id: string;
  name: string;
  /** It was there before, and may still be exchanged for another one. */
  isChosen?: boolean;
}

/**
 * The save handler of each step: what is done already is not sent again, so a second try repeats what failed. `profile` is
 * undefined until it has been created.
 */
export function useWizardCalls(profile: CompetenceProfile | undefined, onCreated: (profileId: string) => void) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const dispatch = useAppDispatch();
  const listLang = useLanguage();
  const [station, setStation] = useState<SavedEntry | null>(null);
  const [school, setSchool] = useState<SavedEntry | null>(null);
  const refetch = async (profileId: string) => {
    const read = await dispatch(fetchProfile({ params: { profileId } }));
    return 'data' in read ? read.data : null;
  };

  const create = async (values: WizardValues): Promise<{ id: string } | ApiFailure> => {
    if (profile) return profile;
    const body = {
      occupation_id: values.occupation?.id ?? '',
      competence_area_id: values.competence_area_id,
      month_of_experience: monthsOf(Number(values.years), Number(values.months)),
      lang: values.language,
    };
    const created = await dispatch(createNewProfile(body, listLang));
    if ('id' in created) onCreated(created.id);
    return created;
  };

  /** Saves an entry and connects it with the profile; `saved` is one whose connecting failed before. */
  const saveEntry = async (
    name: string,
    saved: SavedEntry | null,
    setSaved: (entry: SavedEntry) => void,
    calls: { add: () => Promise<AddResult>; connect: (id: string) => Promise<ApiFailure | null> },
  ): Promise<{ id: string } | ApiFailure> => {
    if (saved) return (await calls.connect(saved.id)) ?? saved;
    const added = await calls.add();
    if ('failure' in added) return added.failure;
    setSaved({ id: added.id, name });
    return added.connectFailure ?? added;
  };

  const calls: Record<WizardStepKey, (values: WizardValues) => Promise<ApiFailure | null>> = {
    occupation: () => Promise.resolve(null),
    competence: async (values) => {
      const created = await create(values);
      if ('kind' in created) return created;
      const subject_category_id = values.subject?.id ?? values.subject_category_id;
      if ((profile?.subject_category ?? profile?.competence)?.id === subject_category_id) return null;
      return dispatch(failureOf(setCompetence({ params: { profileId: created.id }, body: { subject_category_id } })));
    },
    station: async (values) => {
      const profileId = profile?.id ?? '';
      // The step makes it the main one itself, and says where that fails.
      const target = { id: profileId, mainIfFirst: false };
      let shown = profile?.work_experiences ?? [];
      let id = shown[0]?.id;
      if (id === undefined) {
        const { job_title, company_name, location, start_date, disciplines } = values;
        const end_date = values.ongoing ? '' : values.end_date;
        const texts = { job_title, company_name, location, start_date, end_date, description: '', quote: '' };
        const outcome = await saveEntry(job_title, station, setStation, {
          add: () => dispatch(addExperience({ ...texts, disciplines: disciplines.map(({ id }) => id) }, target)),
          connect: (saved) => dispatch(connectNew(target, saved)),
        });
        if ('kind' in outcome) return outcome;
        id = outcome.id;
        shown = (await refetch(profileId))?.work_experiences ?? [];
      }
      if (shown.some(({ main }) => main)) return null;
      const failure = await dispatch(makeNewMain(profileId, id));
      if (!failure) await refetch(profileId);
      return failure;
    },
    details: async (values) => {
      const profileId = profile?.id ?? '';
      const { title } = values;
      if (title !== '' && title !== profile?.title) {
        const failure = await dispatch(failureOf(setTitle({ params: { profileId }, body: { title } })));
        if (failure) return failure;
      }
      if (!asksForEducation(values) || (profile?.educations.length ?? 0) > 0) return null;
      const { education_type: type, degree_name, city, education_disciplines } = values;
      const texts = { type, degree_name: degree_name.trim(), city: city.trim() };
      const outcome = await saveEntry(texts.degree_name, school, setSchool, {
        add: () =>
          dispatch(
            addEducation(
              {
                ...texts,
                grade: '',
                institution: '',
                approved_by: '',
                disciplines: education_disciplines.map(({ id }) => id),
              },
              profileId,
            ),
          ),
        connect: (id) => dispatch(attachNew(profileId, id)),
      });
      if ('kind' in outcome) return outcome;
      await refetch(profileId);
      return null;
    },
    publish: async () => {
      const failure = await dispatch(failureOf(publishProfile({ params: { profileId: profile?.id ?? '' } })));
      if (!failure) void dispatch(fetchLimit());
      return failure;
    },
  };

  return {
    calls,
    station,
    school,
    chooseStation: (chosen: Pick<SavedEntry, 'id' | 'name'> | null) =>
      setStation(chosen && { ...chosen, isChosen: true }),
    /** The text of a failure that only a later call of the step had. */
    textOf: (step: WizardStepKey) => {
      if (step === 'competence' && profile) return t('newProfile:subjectFailed');
      if (step === 'station' && profile?.work_experiences.length) return t('experience.mainFailed');
      if (step === 'station' && station) return t('experience.savedNotConnected');
      if (step === 'details' && school) return t('education.savedNotConnected');
      return undefined;
    },
  };
}
