import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Language } from '@/api/schema/languages';
import { draftKey } from '@/domain/draftKey';
import { readDraft } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';
import { failureOf } from '@/store/callResult';
import { createNewProfile } from '@/entities/profile/createNewProfile';
import { fetchLimit, publishProfile, selectProfile, setCompetence, subjectOf } from '@/entities/profile/profilesSlice';
import { monthsOf } from '@/ui/text/useExperienceTime';
import { useRefusalText } from '@/ui/text/useFailureText';
import { useLanguage } from '@/ui/text/useLanguage';
import { useWizardStep } from '@/ui/wizard/useWizardStep';
import {
  firstOpenProfileStep,
  furthestProfileStep,
  newProfileSteps,
  type NewProfileStep,
  type NewProfileValues,
} from './newProfileSteps';
import { useEducationEntry, useExperienceEntry } from './savedEntries';

type SaveStep = (values: NewProfileValues) => Promise<ApiFailure | null>;

/** What is done already is not sent again: a second submit repeats only what failed. */
export function useNewProfile(resumed: CompetenceProfile | undefined, onBegin: () => void) {
  const { t } = useTranslation('newProfile');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const listLang = useLanguage();
  const refusalText = useRefusalText();
  const [profileId, setProfileId] = useState(resumed?.id ?? '');
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isPublished, setPublished] = useState(false);
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  const navigation = useWizardStep<NewProfileStep>({
    steps: newProfileSteps,
    start: firstOpenProfileStep(resumed),
    furthest: () =>
      furthestProfileStep(resumed, readDraft(user?.id ?? null, draftKey({ type: 'new-profile' }))?.values),
    only: isPublished ? 'publish' : undefined,
    id: profileId,
  });
  const { step, goTo, next } = navigation;
  const experience = useExperienceEntry(profile);
  const education = useEducationEntry(profile);

  const saveStep: Record<NewProfileStep, SaveStep> = {
    occupation: () => Promise.resolve(null),
    competence: (values) => dispatch(saveCompetence(values, profile, listLang, setProfileId)),
    station: experience.save,
    details: education.save,
    publish: async () => {
      const failure = await dispatch(failureOf(publishProfile({ params: { profileId } })));
      if (!failure) void dispatch(fetchLimit());
      return failure;
    },
  };

  const save: SaveStep = async (values) => {
    // The occupation was cleared, and the browser's Forward led here.
    if (step === 'competence' && profileId === '' && values.occupation === null) {
      goTo('occupation');
      return { kind: 'aborted' };
    }
    const failure = await saveStep[step](values);
    if (failure) return failure;
    onBegin();
    if (step !== 'occupation') setSavedAt(Date.now());
    if (step === 'publish') setPublished(true);
    else next();
    return null;
  };

  /** Says what of the step is saved already, where a later call of it failed. */
  const failureText = (failure: ApiFailure) => {
    if (step === 'competence' && profile) return t('subjectFailed');
    if (step === 'station') return experience.failureText;
    if (step === 'details') return education.failureText;
    return step === 'publish' ? refusalText(failure) : undefined;
  };
  const isCreated = profileId !== '';
  return { profileId, isCreated, profile, navigation, experience, education, savedAt, isPublished, save, failureText };
}

/** Creates the profile, unless it is there already, and sets its subject. */
function saveCompetence(
  values: NewProfileValues,
  profile: CompetenceProfile | undefined,
  listLang: Language,
  onCreated: (profileId: string) => void,
): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => {
    const body = {
      occupation_id: values.occupation?.id ?? '',
      competence_area_id: values.competence_area_id,
      month_of_experience: monthsOf(Number(values.years), Number(values.months)),
      lang: values.language,
    };
    const created = profile ?? (await dispatch(createNewProfile(body, listLang)));
    if ('kind' in created) return created;
    onCreated(created.id);
    const subject_category_id = values.subject?.id ?? values.subject_category_id;
    if (subjectOf(profile)?.id === subject_category_id) return null;
    return dispatch(failureOf(setCompetence({ params: { profileId: created.id }, body: { subject_category_id } })));
  };
}
