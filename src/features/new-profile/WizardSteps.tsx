import { Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { readDraft } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { href } from '@/routes/href';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { selectProfile } from '@/entities/profile/profilesSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { Form, type FormProps } from '@/ui/form/Form';
import { WizardActions } from '@/ui/form/Wizard';
import { WizardPage } from '@/ui/form/WizardPage';
import { useWizardStep } from '@/ui/form/useWizardStep';
import { useRefusalText } from '@/ui/text/useFailureText';
import { useFormatLocale, useProfileLanguage } from '@/ui/text/useLanguage';
import { haveSubjects } from '@/features/profile-fields';
import { PublishedProfile } from '@/features/publishing';
import { useUserDetails } from '@/features/user';
import { FieldNames } from './FieldNames';
import { OccupationStep } from './OccupationStep';
import { StepContent } from './StepContent';
import { WizardPreview } from './WizardPreview';
import { useWizardCalls } from './useWizardCalls';
import {
  emptyValues,
  firstOpen,
  furthestOf,
  schemaOf,
  serverFieldsOf,
  wizardSteps,
  type WizardStepKey,
  type WizardValues,
} from './wizardForm';

interface WizardStepsProps {
  notice: ReactNode;
  importLink: ReactNode;
  doneHref: string | undefined;
  /** The profile of an interrupted wizard. */
  resumed: CompetenceProfile | undefined;
  onBegin: () => void;
}

/** One form over all steps, so that going back loses nothing; each step saves what its calls allow (D-19). */
export function WizardSteps({ notice, importLink, doneHref, resumed, onBegin }: WizardStepsProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'common']);
  const user = useAppSelector(selectUser);
  const expert = useUserDetails();
  const publishFailure = useRefusalText();
  const [profileId, setProfileId] = useState(resumed?.id ?? '');
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isPublished, setPublished] = useState(false);
  const { step, goTo, back, leave } = useWizardStep<WizardStepKey>({
    steps: wizardSteps,
    start: firstOpen(resumed),
    furthest: () => furthestOf(resumed, readDraft(user?.id ?? null, 'new-profile')?.values),
    only: isPublished ? 'publish' : undefined,
    id: profileId,
  });
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  const language = useProfileLanguage(resumed);
  const subjectField = haveSubjects(useAppSelector(selectCategories)) ? 'subject_category_id' : 'subject';
  const { calls, station, school, chooseStation, textOf } = useWizardCalls(profile, setProfileId);

  const index = wizardSteps.indexOf(step);
  const isCreated = profileId !== '';
  const hasStation = station !== null || (profile?.work_experiences.length ?? 0) > 0;
  const isFirst = step === 'occupation' && !isCreated;
  const next = () => goTo(wizardSteps[index + 1] ?? 'publish');
  const finish = () => void leave(doneHref ?? href('profile', { profileId }));

  const submit: FormProps<WizardValues, WizardValues>['onSubmit'] = async (values) => {
    // Taken back, and then come here by the browser's Forward.
    if (step === 'competence' && !isCreated && values.occupation === null) {
      goTo('occupation');
      return { kind: 'aborted' };
    }
    const failure = await calls[step](values);
    if (failure) return failure;
    onBegin();
    if (step !== 'occupation') setSavedAt(Date.now());
    if (step === 'publish') setPublished(true);
    else next();
    return null;
  };

  return (
    <WizardPage
      question={t(`newProfile:question.${step}`)}
      intro={t(`newProfile:intro.${step}`)}
      steps={wizardSteps.map((key) => ({ key, name: t(`newProfile:step.${key}`) }))}
      current={step}
      saveState={useSaveStateText(isCreated, savedAt)}
      laterHref={step === 'publish' ? undefined : href('profiles')}
      laterHint={isCreated && step !== 'publish' ? t('newProfile:laterPaused') : undefined}
      notice={notice}
      asideRef={step === 'publish' ? undefined : setAside}
    >
      <Form
        schema={schemaOf(step, subjectField, { isCreated, hasStation })}
        defaultValues={{
          ...emptyValues,
          language,
          title: resumed?.title ?? '',
          subject_category_id: (resumed?.subject_category ?? resumed?.competence)?.id ?? '',
        }}
        // With the profile's id, so that whoever continues goes on with it instead of making a second one.
        draft={draftKey({ type: 'new-profile', id: isCreated ? profileId : undefined })}
        serverFields={serverFieldsOf(step, subjectField)}
        isIntermediate={step === 'occupation'}
        label={t('newProfile:title')}
        failureText={(failure) => (step === 'publish' ? publishFailure(failure) : textOf(step))}
        onSubmit={submit}
      >
        {isFirst ? <OccupationStep importLink={importLink} /> : null}
        <Suspense fallback={isFirst ? null : <ListSkeleton rows={3} height={72} />}>
          <FieldNames current={step} gender={expert?.gender} />
          {isFirst ? null : (
            <StepContent
              {...{ step, expert, profile, station, school }}
              onChooseStation={chooseStation}
              onGoTo={goTo}
              onBack={back}
              onLater={finish}
              laterLabel={doneHref ? t('common:action.next') : undefined}
            />
          )}
          {aside ? createPortal(<WizardPreview expert={expert} profile={profile} />, aside) : null}
        </Suspense>
        {step === 'publish' ? null : (
          <WizardActions
            onBack={index === 0 ? undefined : back}
            nextLabel={step === 'competence' && !isCreated ? t('newProfile:create') : undefined}
            onSkip={step === 'station' && !hasStation ? next : undefined}
          />
        )}
      </Form>
      {isPublished ? (
        <Suspense>
          <PublishedProfile profileId={profileId} onClose={finish} />
        </Suspense>
      ) : null}
    </WizardPage>
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
