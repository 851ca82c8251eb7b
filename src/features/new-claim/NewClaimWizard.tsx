import { Button } from '@mui/material';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { recommendedLength } from '@/domain/claimLimits';
import { draftKey } from '@/domain/draftKey';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import {
  fetchClaim,
  fetchClaimProfiles,
  selectClaim,
  selectClaimProfiles,
  selectClaimProfilesRequest,
  selectClaimRequest,
} from '@/entities/claim/claimsSlice';
import { PageLink } from '@/ui/basics/PageLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardsSkeleton } from '@/ui/feedback/ListSkeleton';
import { Field } from '@/ui/form/Field';
import { SubmitButton } from '@/ui/form/Form';
import { useDraftState } from '@/ui/text/storageText';
import { Wizard } from '@/ui/wizard/Wizard';
import { WizardStart } from '@/ui/wizard/WizardStart';
import { ContentLanguage } from '@/ui/text/useLanguage';
import { useKnownLanguage } from '@/ui/text/useOwnProfileName';
import { useRefusalText } from '@/ui/text/useFailureText';
import { ChoiceField, useProfileOption } from '@/features/claim-fields/ChoiceField';
import { SearchResult } from '@/ui/publicPage/SearchResult';
import { ShortAnswerFields } from '@/features/claim-fields/ShortAnswerFields';
import { FindingStep } from './FindingStep';
import { IncompleteClaim } from './IncompleteClaim';
import { PublishClaimStep } from './PublishClaimStep';
import { QuestionStep } from './QuestionStep';
import { descriptionOf, emptyClaim, schemaOf, stepsFor, type NewClaimStep, type NewClaimValues } from './newClaimSteps';
import { useClaimFields } from './useClaimFields';
import { useNewClaim } from './useNewClaim';

interface NewClaimWizardProps {
  /** The claim of a wizard that was left before its last step; '' for a new one. */
  claimId: string;
  question: string;
}

/** A user without a competence profile is led to that wizard first and comes back (CLA-02, PRO-22). */
export function NewClaimWizard({ claimId, question }: NewClaimWizardProps) {
  const { t } = useTranslation('newClaim');
  // Set once: the id that appears in the address later is of the claim created here.
  const [resumedId] = useState(claimId);
  const claim = useAppSelector((state) => selectClaim(state, resumedId));
  const claimRequest = useRequest((state) => selectClaimRequest(state, resumedId));
  const reloadClaim = useLoad(fetchClaim, resumedId === '' ? null : { params: { claimId: resumedId } }, claimRequest);
  const profiles = useAppSelector(selectClaimProfiles);
  const profilesRequest = useRequest(selectClaimProfilesRequest);
  const reloadProfiles = useLoad(fetchClaimProfiles, undefined, profilesRequest);
  const status =
    resumedId === ''
      ? { request: profilesRequest, hasContent: profiles.length > 0, empty: <NoProfile />, onRetry: reloadProfiles }
      : { request: claimRequest, hasContent: claim !== undefined, onRetry: reloadClaim };
  return (
    <WizardStart
      {...status}
      title={t('title')}
      actions={
        <Button component={RouterLink} to={href('claims')}>
          {t('toList')}
        </Button>
      }
      isPublic={claim && isClaimPublic(claim)}
      editorHref={href('claim', { claimId: resumedId })}
    >
      <NewClaimSteps resumedId={resumedId} question={question} profiles={profiles} />
    </WizardStart>
  );
}

function NoProfile() {
  const { t } = useTranslation('claims');
  return (
    <EmptyState
      drawing="profile"
      title={t('wizard.noProfileTitle')}
      text={t('wizard.noProfile')}
      action={
        <Button variant="contained" component={RouterLink} to={href('newProfile', undefined, { for: 'claim' })}>
          {t('wizard.createProfile')}
        </Button>
      }
    />
  );
}

interface NewClaimStepsProps {
  resumedId: string;
  question: string;
  profiles: readonly ProfileRef[];
}

/** The claim is created after the last step that asks for something. */
function NewClaimSteps({ resumedId, question, profiles }: NewClaimStepsProps) {
  const { t } = useTranslation('newClaim');
  const refusalText = useRefusalText();
  const draftState = useDraftState();
  const fields = useClaimFields(profiles);
  const steps = stepsFor(profiles.length);
  const onlyProfileId = profiles.length === 1 ? (profiles[0]?.id ?? '') : '';
  const { navigation, claimId, isSaved, outcomes, isRefused, save, goOn } = useNewClaim(
    resumedId,
    steps,
    onlyProfileId,
  );
  const [isAnswerLater, setAnswerLater] = useState(false);
  const claim = useAppSelector((state) => selectClaim(state, claimId));
  const contents: Record<NewClaimStep, ReactNode> = {
    question: <QuestionStep />,
    profile: <ProfileStep profiles={profiles} />,
    subject: <SubjectStep />,
    finding: <FindingStep profiles={profiles} />,
    answer: claimId === '' ? <ShortAnswerFields /> : <IncompleteClaim outcomes={outcomes} />,
    publish: claim ? <PublishClaimStep claim={claim} /> : <CardsSkeleton rows={1} height={320} />,
  };
  const creation = { next: <CreateButtons onAnswerLater={() => setAnswerLater(true)} /> };
  return (
    <Wizard<NewClaimStep, NewClaimValues>
      navigation={navigation}
      steps={steps.map((id) => ({
        id,
        name: t(`step.${id}`),
        question: t(`question.${id}`),
        intro: t(`intro.${id}`),
        schema: schemaOf(id, isAnswerLater),
        fields: fields[id],
        content: <InProfileLanguage>{contents[id]}</InProfileLanguage>,
        actions: claimId !== '' ? null : id === 'answer' ? creation : {},
      }))}
      saveState={isSaved ? t('savedState') : draftState}
      laterHref={href('claims')}
      preview={<TypedResult />}
      defaultValues={{ ...emptyClaim, question, competence_profile_id: onlyProfileId }}
      draft={resumedId === '' ? draftKey({ type: 'newClaim' }) : undefined}
      isIntermediate={navigation.step !== 'answer'}
      label={t('title')}
      failureText={refusalText}
      onRestored={goOn}
      onSubmit={save}
    >
      {isRefused ? (
        <PageLink route="pricing" sx={{ alignSelf: 'flex-start' }}>
          {t('plans')}
        </PageLink>
      ) : null}
    </Wizard>
  );
}

function InProfileLanguage({ children }: { children: ReactNode }) {
  const profileId = useWatch<NewClaimValues, 'competence_profile_id'>({ name: 'competence_profile_id' });
  return <ContentLanguage value={useKnownLanguage(profileId)}>{children}</ContentLanguage>;
}

function CreateButtons({ onAnswerLater }: { onAnswerLater: () => void }) {
  const { t } = useTranslation('newClaim');
  return (
    <>
      <Button
        onClick={({ currentTarget }) => {
          flushSync(onAnswerLater);
          currentTarget.form?.requestSubmit();
        }}
      >
        {t('answerLater')}
      </Button>
      <SubmitButton>{t('create')}</SubmitButton>
    </>
  );
}

function ProfileStep({ profiles }: { profiles: readonly ProfileRef[] }) {
  const { t } = useTranslation(['claims', 'newClaim']);
  const optionOf = useProfileOption();
  return (
    <ChoiceField
      name="competence_profile_id"
      label={t('newClaim:profileLabel')}
      help={t('wizard.profileHelp')}
      options={profiles.map(optionOf)}
    />
  );
}

function SubjectStep() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="topic" label={t('subject.topic')} help={t('subject.topicHelp')} />
      <Field
        name="pain_point"
        label={t('subject.painPoint')}
        help={t('subject.painPointHelp')}
        rows={3}
        recommended={recommendedLength.painPoint}
      />
    </>
  );
}

/** The search result with what is being typed (ux no. 4). */
function TypedResult() {
  const values = useDeferredValue(useWatch() as NewClaimValues);
  return <SearchResult question={values.question} description={descriptionOf(values)} isBeside />;
}
