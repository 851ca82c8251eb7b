import Link from '@mui/material/Link';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { fetchProfile, selectProfile, selectProfileRequest } from '@/entities/profile/profilesSlice';
import { useFormatLocale, useProfileLanguage } from '@/ui/text/useLanguage';
import { Wizard, type WizardStep } from '@/ui/wizard/Wizard';
import { WizardStart } from '@/ui/wizard/WizardStart';
import { haveSubjects } from '@/features/profile-fields';
import { LimitBanner, PublishedProfile, useReachedLimit } from '@/features/publishing';
import { useUserDetails } from '@/features/user';
import { CompetenceStep, SavedFacts } from './CompetenceStep';
import { DetailsStep } from './DetailsStep';
import { ExperienceStep } from './ExperienceStep';
import { OccupationStep } from './OccupationStep';
import { ProfilePreview } from './ProfilePreview';
import { PublishStep } from './PublishStep';
import {
  emptyValues,
  newProfileSteps,
  schemaOf,
  serverFieldsOf,
  type NewProfileStep,
  type NewProfileValues,
} from './newProfileSteps';
import { suggestDisciplines } from './suggestDisciplines';
import { useNewProfile } from './useNewProfile';
import { useProfileFields } from './useProfileFields';

interface WizardLinks {
  /** What concerns the page as a whole, above the first question. */
  notice?: ReactNode;
  /** Another way to begin than by typing. */
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
  const profile = useAppSelector((state) => selectProfile(state, resumedId));
  const request = useRequest((state) => selectProfileRequest(state, resumedId));
  const reload = useLoad(fetchProfile, resumedId === '' ? null : { params: { profileId: resumedId } }, request);
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

/** The steps; each saves what its calls allow (D-19). */
function NewProfileSteps({ notice, importLink, doneHref, resumed, onBegin }: NewProfileStepsProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'common']);
  const dispatch = useAppDispatch();
  const gender = useUserDetails()?.gender;
  const fields = useProfileFields(gender);
  const language = useProfileLanguage(resumed);
  const subjectField = haveSubjects(useAppSelector(selectCategories)) ? 'subject_category_id' : 'subject';
  const wizard = useNewProfile(resumed, onBegin);
  const { profileId, profile, navigation, experience, education } = wizard;
  const isCreated = profileId !== '';
  const hasExperience = experience.saved !== null || (profile?.work_experiences.length ?? 0) > 0;
  const finish = () => void navigation.leave(doneHref ?? href('profile', { profileId }));
  const more: Record<
    NewProfileStep,
    Pick<WizardStep<NewProfileStep, NewProfileValues>, 'content' | 'actions' | 'onOpen'>
  > = {
    occupation: {
      content: isCreated ? profile && <SavedFacts profile={profile} /> : <OccupationStep importLink={importLink} />,
    },
    competence: {
      content: <CompetenceStep profile={profile} />,
      actions: isCreated ? {} : { nextLabel: t('newProfile:create') },
    },
    station: {
      content: profile && <ExperienceStep profile={profile} saved={experience.saved} onChoose={experience.choose} />,
      actions: hasExperience ? {} : { onSkip: navigation.next },
      onOpen: (form, signal) => {
        if (profile && !hasExperience)
          void dispatch(suggestDisciplines('disciplines', profile, language, form, signal));
      },
    },
    details: { content: profile && <DetailsStep profile={profile} saved={education.saved} gender={gender} /> },
    publish: {
      content: profile && (
        <PublishStep
          profile={profile}
          navigation={navigation}
          onLater={finish}
          laterLabel={doneHref ? t('common:action.next') : undefined}
        />
      ),
      actions: null,
    },
  };
  return (
    <>
      <Wizard<NewProfileStep, NewProfileValues>
        navigation={navigation}
        steps={newProfileSteps.map((id) => ({
          id,
          name: t(`newProfile:step.${id}`),
          question: t(`newProfile:question.${id}`),
          intro: t(`newProfile:intro.${id}`),
          schema: schemaOf(id, subjectField, { isCreated, hasExperience }),
          fields: fields[id],
          ...more[id],
        }))}
        saveState={useSaveStateText(isCreated, wizard.savedAt)}
        laterHref={href('profiles')}
        laterHint={isCreated ? t('newProfile:laterPaused') : undefined}
        notice={notice}
        preview={<ProfilePreview profile={profile} />}
        defaultValues={{
          ...emptyValues,
          language,
          title: resumed?.title ?? '',
          subject_category_id: (resumed?.subject_category ?? resumed?.competence)?.id ?? '',
        }}
        // With the profile's id, so that continuing does not create a second profile.
        draft={draftKey({ type: 'new-profile', id: isCreated ? profileId : undefined })}
        serverFields={serverFieldsOf(navigation.step, subjectField)}
        isIntermediate={navigation.step === 'occupation'}
        label={t('newProfile:title')}
        failureText={wizard.failureText}
        onSubmit={wizard.save}
      />
      {wizard.isPublished ? (
        <Suspense>
          <PublishedProfile profileId={profileId} onClose={finish} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Where what was entered is: on this device until there is a profile, then saved, and when. */
function useSaveStateText(isCreated: boolean, savedAt: number | null): string {
  const { t } = useTranslation(['newProfile', 'editing']);
  const locale = useFormatLocale();
  if (!isCreated) return t('newProfile:draftState');
  if (savedAt === null) return t('newProfile:savedState');
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(savedAt);
  return t('editing:saveState.saved', { time });
}
