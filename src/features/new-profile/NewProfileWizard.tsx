import { Link } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { isLanguage } from '@/api/schema/languages';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { subjectOf } from '@/entities/profile/profilesSlice';
import { useProfile } from '@/entities/profile/useProfile';
import { useDraftState } from '@/ui/text/storageText';
import { ContentLanguage, useFormatLocale, useProfileLanguage } from '@/ui/text/useLanguage';
import { Wizard, type WizardStep } from '@/ui/wizard/Wizard';
import { WizardStart } from '@/ui/wizard/WizardStart';
import { haveSubjects } from '@/features/profile-fields';
import { LimitBanner, PublishedProfile, useReachedLimit } from '@/features/publishing';
import { useUserDetails } from '@/features/user';
import { CompetenceStep } from './CompetenceStep';
import { DetailsStep } from './DetailsStep';
import { ExperienceStep } from './ExperienceStep';
import { OccupationStep } from './OccupationStep';
import { ProfilePreview } from './ProfilePreview';
import { PublishProfileStep } from './PublishProfileStep';
import { SavedFacts } from './SavedFacts';
import {
  emptyValues,
  newProfileSteps,
  profileStepSchema,
  serverFieldsOf,
  type NewProfileStep,
  type NewProfileValues,
} from './newProfileSteps';
import { suggestDisciplines } from './suggestDisciplines';
import { useNewProfile } from './useNewProfile';
import { useProfileFields } from './useProfileFields';

interface WizardLinks {
  /** Shown above the first question. */
  notice?: ReactNode;
  /** Shown beside the first question. */
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

/** Each step saves what its calls allow (D-19). */
function NewProfileSteps({ notice, importLink, doneHref, resumed, onBegin }: NewProfileStepsProps) {
  const { t } = useTranslation('newProfile');
  const fields = useProfileFields(useUserDetails()?.gender);
  const language = useProfileLanguage(resumed);
  const subjectField = haveSubjects(useAppSelector(selectCategories)) ? 'subject_category_id' : 'subject';
  const wizard = useNewProfile(resumed, onBegin);
  const { profileId, isCreated, profile, navigation } = wizard;
  const hasExperience = wizard.experience.hasEntry;
  const finish = () => void navigation.leave(doneHref ?? href('profile', { profileId }));
  const slots = useStepSlots(wizard, {
    importLink,
    onLater: finish,
    isForOther: doneHref !== undefined,
  });
  return (
    <ContentLanguage value={isLanguage(profile?.language) ? profile.language : undefined}>
      <Wizard<NewProfileStep, NewProfileValues>
        navigation={navigation}
        steps={newProfileSteps.map((id) => ({
          id,
          name: t(`step.${id}`),
          question: t(`question.${id}`),
          intro: t(`intro.${id}`),
          schema: profileStepSchema(id, subjectField, { isCreated, hasExperience }),
          fields: fields[id],
          ...slots[id],
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
        serverFields={serverFieldsOf(navigation.step, subjectField)}
        isIntermediate={navigation.step === 'occupation'}
        label={t('title')}
        failureText={wizard.failureText}
        onSubmit={wizard.save}
      />
      {wizard.isPublished ? <PublishedProfile profileId={profileId} onClose={finish} /> : null}
    </ContentLanguage>
  );
}

interface StepSlotsOptions {
  importLink: ReactNode;
  onLater: () => void;
  /** The wizard was opened from another one, and leads back to it. */
  isForOther: boolean;
}

type StepSlots = Pick<WizardStep<NewProfileStep, NewProfileValues>, 'content' | 'actions' | 'onOpen'>;

function useStepSlots(
  { isCreated, profile, navigation, experience, education }: ReturnType<typeof useNewProfile>,
  { importLink, onLater, isForOther }: StepSlotsOptions,
): Record<NewProfileStep, StepSlots> {
  const { t } = useTranslation(['newProfile', 'common']);
  const dispatch = useAppDispatch();
  const gender = useUserDetails()?.gender;
  const language = useProfileLanguage(profile);
  return {
    occupation: {
      content: isCreated ? profile && <SavedFacts profile={profile} /> : <OccupationStep importLink={importLink} />,
    },
    competence: {
      content: <CompetenceStep profile={profile} />,
      actions: isCreated ? {} : { nextLabel: t('create') },
    },
    station: {
      content: profile && <ExperienceStep profile={profile} saved={experience.saved} onChoose={experience.choose} />,
      actions: experience.hasEntry ? {} : { onSkip: navigation.next },
      onOpen: (form, signal) => {
        if (profile && !experience.hasEntry)
          void dispatch(suggestDisciplines('disciplines', profile, language, form, signal));
      },
    },
    details: { content: profile && <DetailsStep profile={profile} saved={education.saved} gender={gender} /> },
    publish: {
      content: profile && (
        <PublishProfileStep
          profile={profile}
          navigation={navigation}
          onLater={onLater}
          laterLabel={isForOther ? t('common:action.next') : undefined}
        />
      ),
      actions: null,
    },
  };
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
