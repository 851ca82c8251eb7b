import { Link } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { isLanguage } from '@/api/schema/languages';
import { draftKey } from '@/domain/draftKey';
import { readDraft } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectProfile, subjectOf } from '@/entities/profile/profilesSlice';
import { useProfile } from '@/entities/profile/useProfile';
import { useDraftState } from '@/ui/text/storageText';
import { ContentLanguage, useFormatLocale, useProfileLanguage } from '@/ui/text/useLanguage';
import { useWizardStep } from '@/ui/wizard/useWizardStep';
import { Wizard } from '@/ui/wizard/Wizard';
import { WizardStart } from '@/ui/wizard/WizardStart';
import { LimitBanner, useReachedLimit } from '@/features/publishing/profile/LimitBanner';
import { PublishedProfile } from '@/features/publishing/profile/PublishedProfile';
import { useCompetenceStep } from './useCompetenceStep';
import { useDetailsStep } from './useDetailsStep';
import { useExperienceStep } from './useExperienceStep';
import { useOccupationStep } from './useOccupationStep';
import { ProfilePreview } from './ProfilePreview';
import { usePublishStep } from './usePublishStep';
import {
  emptyValues,
  firstOpenProfileStep,
  furthestProfileStep,
  newProfileSteps,
  type NewProfileStep,
  type NewProfileValues,
  type ProfileStep,
} from './newProfileSteps';

interface WizardLinks {
  notice?: ReactNode;
  importLink?: ReactNode;
  /** Where the wizard leads when it is done or left; by default to the profile. */
  doneHref?: string | undefined;
}

interface NewProfileWizardProps extends WizardLinks {
  /** The profile with which an interrupted wizard goes on; '' for a new one. */
  profileId: string;
}

/** Creates a competence profile step by step (PRO-02); left early, it leaves a paused profile (D-19). */
export function NewProfileWizard({ profileId, ...links }: NewProfileWizardProps) {
  const { t } = useTranslation('newProfile');
  // Set once: the id that appears in the address later is of the profile created here.
  const [resumedId] = useState(profileId);
  const { profile, request, reload } = useProfile(resumedId, resumedId !== '');
  const limit = useReachedLimit();
  const [hasBegun, setHasBegun] = useState(false);
  const isRefused = resumedId === '' && limit !== null && !hasBegun;
  return (
    <WizardStart
      title={t('title')}
      notice={links.notice}
      request={request}
      hasContent={resumedId === '' || profile !== undefined}
      onRetry={reload}
      refusal={
        isRefused ? (
          <>
            <LimitBanner limit={limit} />
            <Link component={RouterLink} to={href('profiles')}>
              {t('backToList')}
            </Link>
          </>
        ) : null
      }
      isPublic={profile?.public}
      editorHref={href('profile', { profileId: resumedId })}
    >
      <NewProfileSteps {...links} resumed={profile} onBegin={() => setHasBegun(true)} />
    </WizardStart>
  );
}

interface NewProfileStepsProps extends WizardLinks {
  resumed: CompetenceProfile | undefined;
  onBegin: () => void;
}

function NewProfileSteps({ notice, doneHref, resumed, ...options }: NewProfileStepsProps) {
  const { t } = useTranslation('newProfile');
  const language = useProfileLanguage(resumed);
  const wizard = useNewProfile(resumed, { doneHref, ...options });
  const { profileId, profile, steps, finish } = wizard;
  const isCreated = profileId !== '';
  return (
    <ContentLanguage value={isLanguage(profile?.language) ? profile.language : undefined}>
      <Wizard<NewProfileStep, NewProfileValues>
        navigation={wizard.navigation}
        steps={newProfileSteps.map((id) => ({
          id,
          name: t(`step.${id}`),
          question: t(`question.${id}`),
          intro: t(`intro.${id}`),
          fields: {},
          ...steps[id],
        }))}
        saveState={useSaveStateText(isCreated, wizard.savedAt)}
        laterHref={href('profiles')}
        laterHint={isCreated ? t('laterPaused') : undefined}
        notice={notice}
        preview={<ProfilePreview profile={profile} />}
        defaultValues={{
          ...emptyValues,
          language,
          title: resumed?.title ?? '',
          subject_category_id: subjectOf(resumed)?.id ?? '',
        }}
        // With the profile's id, so that continuing does not create a second profile.
        draft={draftKey({ type: 'new-profile', id: isCreated ? profileId : undefined })}
        label={t('title')}
        onSubmit={wizard.save}
      />
      {wizard.isPublished ? <PublishedProfile profileId={profileId} onClose={finish} /> : null}
    </ContentLanguage>
  );
}

function useNewProfile(
  resumed: CompetenceProfile | undefined,
  { importLink, doneHref, onBegin }: Omit<NewProfileStepsProps, 'resumed' | 'notice'>,
) {
  const { t } = useTranslation('common');
  const user = useAppSelector(selectUser);
  const [profileId, setProfileId] = useState(resumed?.id ?? '');
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isPublished, setPublished] = useState(false);
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  const isCreated = profileId !== '';
  const navigation = useWizardStep<NewProfileStep>({
    steps: newProfileSteps,
    start: firstOpenProfileStep(resumed),
    furthest: () =>
      furthestProfileStep(resumed, readDraft(user?.id ?? null, draftKey({ type: 'new-profile' }))?.values),
    only: isPublished ? 'publish' : undefined,
    id: profileId,
  });
  const { step, goTo, next } = navigation;
  const finish = () => void navigation.leave(doneHref ?? href('profile', { profileId }));
  const steps: Record<NewProfileStep, ProfileStep> = {
    occupation: useOccupationStep(isCreated, profile, importLink),
    competence: useCompetenceStep(isCreated, profile, setProfileId),
    station: useExperienceStep(profile, next),
    details: useDetailsStep(profile),
    publish: usePublishStep(profile, {
      profileId,
      navigation,
      onLater: finish,
      laterLabel: doneHref === undefined ? undefined : t('action.next'),
    }),
  };
  const save = async (values: NewProfileValues): Promise<ApiFailure | null> => {
    // The occupation was cleared, and the browser's Forward led here.
    if (step === 'competence' && !isCreated && values.occupation === null) {
      goTo('occupation');
      return { kind: 'aborted' };
    }
    const failure = await steps[step].save(values);
    if (failure) return failure;
    onBegin();
    if (step !== 'occupation') setSavedAt(Date.now());
    if (step === 'publish') setPublished(true);
    else next();
    return null;
  };
  return { profileId, profile, navigation, steps, savedAt, isPublished, save, finish };
}

/** Where the input is kept: on this device until the profile is created, then on the server (with the time). */
function useSaveStateText(isCreated: boolean, savedAt: number | null): string {
  const { t } = useTranslation(['newProfile', 'editing']);
  const locale = useFormatLocale();
  const draftState = useDraftState();
  if (!isCreated) return draftState;
  if (savedAt === null) return t('newProfile:savedState');
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(savedAt);
  return t('editing:saveState.saved', { time });
}
