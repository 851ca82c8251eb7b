import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ApiFailure } from '@/api/client/failure';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/thunkResult';
import { useLanguage } from '@/ui/text/useLanguage';
import { createNewProfile } from '../createNewProfile';
import { fetchProfile, publishProfile, setTitle } from '../profilesSlice';
import type { NewProfileWizardProps } from './wizardProps';
import type { WizardStepKey, WizardValues } from './wizardForm';
import { monthsOf } from '../useExperienceTime';

interface WizardCallsOptions {
  /** The profile, once it has been created. */
  profile: CompetenceProfile | undefined;
  education: NewProfileWizardProps['education'];
}

/** The save handler of each step. */
export function useWizardCalls({ profile, education }: WizardCallsOptions) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const listLang = useLanguage();
  const [savedEducation, setSavedEducation] = useState<{ id: string; name: string; attached: boolean } | null>(null);
  const profileId = profile?.id ?? '';
  /** Reads the profile with its new education again, for the list of what it still needs. */
  const refetchAttached = async (attachFailure: ApiFailure | null): Promise<ApiFailure | null> => {
    if (!attachFailure) await dispatch(fetchProfile({ params: { profileId } }));
    return attachFailure;
  };

  return {
    savedEducation,
    create: (values: WizardValues) =>
      dispatch(
        createNewProfile(
          {
            occupation_id: values.occupation?.id ?? '',
            competence_area_id: values.competence_area_id,
            month_of_experience: monthsOf(Number(values.years), Number(values.months)),
            lang: values.language,
          },
          listLang,
        ),
      ),
    title: ({ title }: WizardValues) => dispatch(failureOf(setTitle({ params: { profileId }, body: { title } }))),
    /** Saved and attached are two steps; a second try repeats only the one that failed (quality T30). */
    education: async ({ education_type: type, degree_name: name }: WizardValues): Promise<ApiFailure | null> => {
      if (savedEducation) {
        const failed = savedEducation.attached ? null : await education.attach(profileId, savedEducation.id);
        setSavedEducation({ ...savedEducation, attached: failed === null });
        return refetchAttached(failed);
      }
      const added = await education.add(profileId, { type, degree_name: name.trim() });
      if ('failure' in added) return added.failure;
      setSavedEducation({ id: added.id, name: name.trim(), attached: added.connectFailure === null });
      return refetchAttached(added.connectFailure);
    },
    status: async ({ status }: WizardValues) =>
      status === 'publish' ? await dispatch(failureOf(publishProfile({ params: { profileId } }))) : null,
    /** The text of a failure that only the second step had. */
    textOf: (step: WizardStepKey) =>
      step === 'education' && savedEducation && !savedEducation.attached ? t('education.savedNotConnected') : undefined,
  };
}
