import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RegisterInput } from '@/api/endpoints/authentication';
import { genders } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { focusPageHeading } from '@/ui/basics/focus';
import { lowWindow } from '@/ui/basics/stickyBar';
import { Field, OffscreenField } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import { PasswordField } from '@/ui/form/PasswordField';
import { RadioField } from '@/ui/form/RadioField';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { hasLegalLinks, LegalLinks } from '@/ui/page/LegalLinks';
import { useWizardStep } from '@/ui/wizard/useWizardStep';
import { WizardActions } from '@/ui/wizard/WizardActions';
import { AuthCard, GuestLink, SignInInstead } from './AuthCard';
import { captchaField, CaptchaState } from './captcha/captcha';
import { CaptchaField } from './captcha/CaptchaField';
import { useRegister, type AfterRegistration } from './useRegister';

const steps = ['person', 'password'] as const;
type Step = (typeof steps)[number];

const personFields = ['firstname', 'lastname', 'gender', 'email'] as const;
const { firstname, lastname, gender, email } = RegisterInput.shape;
const accountDocuments = ['terms', 'privacy'] as const;

/** Required by the first screen; the rest may still be empty. */
const PersonValues = z.object({
  firstname,
  lastname,
  gender,
  email,
  password: z.string(),
  c_password: z.string(),
  [captchaField]: z.string(),
});
const RegisterValues = z.safeExtend(RegisterInput, { [captchaField]: CaptchaState });

interface RegisterFormProps extends AfterRegistration {
  /** As an invitation calls the person, or ''. */
  names: { firstname: string; lastname: string };
  /** Above both screens. */
  notice?: ReactNode;
  /** Above the form of the first screen. */
  lead?: ReactNode;
  /** Invitation code of the address, or ''; without one there is no field for it. */
  invitation?: string | undefined;
}

export function RegisterForm({ names, notice, lead, invitation, ...after }: RegisterFormProps) {
  const { t } = useTranslation(['auth', 'editing']);
  const { step, next, back } = useWizardStep<Step>({ steps, start: 'person', furthest: () => 'person', id: '' });
  const { captcha, submit, maybeRegistered } = useRegister(after);
  const leaveFocus = useStepHeading(step);
  const isPerson = step === 'person';
  return (
    <AuthCard
      title={t(isPerson ? 'register.title' : 'register.password')}
      intro={t('editing:wizard.place', { place: steps.indexOf(step) + 1, count: steps.length })}
      hasSentence={isPerson && !notice}
      links={<GuestLink to="login" lead={t('register.haveAccount')} label={t('link.login')} />}
    >
      <Stack sx={{ gap: 2.5, [lowWindow]: { gap: 1 } }}>
        {notice}
        {isPerson ? lead : null}
        <Form<z.input<typeof RegisterValues>, z.output<typeof RegisterValues>>
          schema={isPerson ? PersonValues : RegisterValues}
          label={t('register.title')}
          defaultValues={{ ...names, email: '', password: '', c_password: '', [captchaField]: '', invitation }}
          isIntermediate={isPerson}
          failureText={({ kind }) => (kind === 'contract' ? t('register.maybeCreated') : undefined)}
          onSubmit={async (values) => {
            if (!isPerson) return submit(values);
            next();
            return null;
          }}
        >
          {/* Where the account may exist, one leaves to sign in. */}
          {maybeRegistered === null ? <UnsavedFormPrompt /> : null}
          {isPerson ? (
            <PersonFields />
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
              <NewPasswordField name="password" label={t('field.password')} />
              <PasswordField name="c_password" label={t('field.passwordAgain')} autoComplete="new-password" />
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

function PersonFields() {
  const { t } = useTranslation('auth');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field name="firstname" label={t('field.firstname')} autoComplete="given-name" />
        <Field name="lastname" label={t('field.lastname')} autoComplete="family-name" />
      </Box>
      <RadioField
        name="gender"
        label={t('field.gender')}
        help={t('gender.help')}
        options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        row
      />
      <Field name="email" label={t('field.email')} type="email" autoComplete="username" />
      <OffscreenField name="password" label={t('field.password')} />
      <OffscreenField name="c_password" label={t('field.passwordAgain')} />
      <OffscreenField name="invitation" label={t('field.invitation')} />
    </>
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
  const lastStep = useRef(step);
  const isFocusLeft = useRef(false);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo(0, 0);
    if (!isFocusLeft.current) focusPageHeading();
    isFocusLeft.current = false;
  }, [step]);
  return useCallback(() => {
    isFocusLeft.current = true;
  }, []);
}

/** An optional code, collapsed for users without one (D-02). */
function InvitationField({ name }: { name: string }) {
  const { t } = useTranslation('auth');
  const { getValues, setFocus } = useFormContext();
  const [open, setOpen] = useState<'prefilled' | 'asked' | null>(() => (getValues(name) === '' ? null : 'prefilled'));
  useEffect(() => {
    if (open === 'asked') setFocus(name);
  }, [open, name, setFocus]);
  if (open) return <Field name={name} label={t('field.invitation')} autoComplete="off" optional />;
  return (
    <Button
      sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, marginInlineEnd: 0, alignSelf: 'flex-start' })}
      startIcon={<ExpandIcon />}
      aria-expanded={false}
      onClick={() => setOpen('asked')}
    >
      {t('register.haveCode')}
    </Button>
  );
}

function LegalNote() {
  const { t } = useTranslation('auth');
  if (!hasLegalLinks(accountDocuments)) return null;
  return (
    <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary' }}>
      <Typography variant="caption">{t('register.legal')}</Typography>
      <Stack direction="row" sx={{ columnGap: 2 }}>
        <LegalLinks documents={accountDocuments} />
      </Stack>
    </Stack>
  );
}
