import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RegisterInput } from '@/api/endpoints/authentication';
import { z } from '@/api/schema/zod';
import { focusPageHeading } from '@/ui/basics/focus';
import { OffscreenField } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { useWizardStep } from '@/ui/wizard/useWizardStep';
import { WizardActions } from '@/ui/wizard/WizardActions';
import { AuthCard, lowWindow } from './AuthCard';
import { captchaField } from './captcha/captcha';
import { CaptchaField } from './captcha/CaptchaField';
import { GuestLink, SignInInstead } from './GuestLink';
import { InvitationField } from './InvitationField';
import { LegalNote } from './LegalNote';
import { PersonFields } from './PersonFields';
import { RegisterValues, useRegisterForm, type RegisterOptions } from './useRegisterForm';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import { PasswordField } from '@/ui/form/PasswordField';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';

const steps = ['person', 'password'] as const;
type Step = (typeof steps)[number];

const personFields = ['firstname', 'lastname', 'gender', 'email'] as const;
const { firstname, lastname, gender, email } = RegisterInput.shape;

/** What the first screen requires; the rest may still be empty. */
const PersonValues = z.object({
  firstname,
  lastname,
  gender,
  email,
  password: z.string(),
  c_password: z.string(),
  [captchaField]: z.string(),
});

interface RegisterStepsProps extends RegisterOptions {
  /** Above both screens. */
  notice?: ReactNode;
  /** Above the form of the first screen. */
  lead?: ReactNode;
  /** Below the heading of the first screen. */
  intro?: ReactNode;
  /** Invitation code of the address, or ''; without one there is no field for it. */
  invitation?: string;
}

/** Creates an account on two screens and signs in with it (AUT-02). */
export function RegisterSteps({ notice, lead, intro, invitation, ...options }: RegisterStepsProps) {
  const { t } = useTranslation(['auth', 'editing']);
  const { step, next, back } = useWizardStep<Step>({ steps, start: 'person', furthest: () => 'person', id: '' });
  const { captcha, maybeRegistered, submit, defaultValues, failureText } = useRegisterForm(options);
  const leaveFocus = useStepHeading(step);
  const isPerson = step === 'person';
  return (
    <AuthCard
      title={t(isPerson ? 'register.title' : 'register.password')}
      intro={
        <>
          {/* First, as it is painted before the application has come (`first.css`). */}
          {isPerson && intro ? (
            <Box component="span" sx={{ display: 'block', mb: 0.5 }}>
              {intro}
            </Box>
          ) : null}
          {t('editing:wizard.place', { place: steps.indexOf(step) + 1, count: steps.length })}
        </>
      }
      links={<GuestLink to="login" lead={t('register.haveAccount')} label={t('link.login')} />}
    >
      <Stack sx={{ gap: 2.5, [lowWindow]: { gap: 1 } }}>
        {notice}
        {isPerson ? lead : null}
        <Form<z.input<typeof RegisterValues>, z.output<typeof RegisterValues>>
          schema={isPerson ? PersonValues : RegisterValues}
          label={t('register.title')}
          defaultValues={{ ...defaultValues, invitation }}
          isIntermediate={isPerson}
          failureText={failureText}
          onSubmit={async (values) => {
            if (!isPerson) return submit(values);
            next();
            return null;
          }}
        >
          {/* Where the account may exist, one leaves to sign in. */}
          {maybeRegistered === null ? <UnsavedFormPrompt /> : null}
          {isPerson ? (
            <>
              <PersonFields />
              <OffscreenField name="password" label={t('field.password')} />
              <OffscreenField name="c_password" label={t('field.passwordAgain')} />
              <OffscreenField name="invitation" label={t('field.invitation')} />
            </>
          ) : (
            <>
              {personFields.map((name) => (
                <OffscreenField key={name} name={name} label={t(`field.${name}`)} />
              ))}
              <RefusedPerson
                onRefused={() => {
                  leaveFocus();
                  back();
                }}
              />
              <PasswordFields />
              {invitation === undefined ? null : <InvitationField name="invitation" />}
              <CaptchaField ref={captcha} />
              <LegalNote />
              {maybeRegistered === null ? null : <SignInInstead email={maybeRegistered} />}
            </>
          )}
          <WizardActions
            onBack={isPerson ? undefined : back}
            next={isPerson ? undefined : <SubmitButton>{t('register.submit')}</SubmitButton>}
          />
        </Form>
      </Stack>
    </AuthCard>
  );
}

/** A refused field of the first screen brings it back; one left empty gets here by the browser's Forward. */
function RefusedPerson({ onRefused }: { onRefused: () => void }) {
  const { errors, submitCount } = useFormState<z.input<typeof RegisterValues>>();
  const [arrivedAt] = useState(submitCount);
  const isRefused = submitCount > arrivedAt && personFields.some((name) => Object.hasOwn(errors, name));
  const goBack = useEffectEvent(onRefused);
  useEffect(() => {
    if (isRefused) goBack();
  }, [isRefused]);
  return null;
}

/** Focuses the heading of a new step. The returned function skips that once: an error summary has the focus. */
function useStepHeading(step: Step): () => void {
  const shown = useRef(step);
  const isFocusLeft = useRef(false);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    if (!isFocusLeft.current) focusPageHeading();
    isFocusLeft.current = false;
  }, [step]);
  return useCallback(() => {
    isFocusLeft.current = true;
  }, []);
}

export function PasswordFields() {
  const { t } = useTranslation('auth');
  return (
    <>
      <NewPasswordField name="password" label={t('field.password')} />
      <PasswordField name="c_password" label={t('field.passwordAgain')} autoComplete="new-password" />
    </>
  );
}
