import { Alert, Stack } from '@mui/material';
import { useRef } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@/ui/basics/BusyButton';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { DraftKeeper } from '@/ui/form/DraftKeeper';
import { FormContext, useFormContextValue } from '@/ui/form/fieldRegistry';
import type { SaveForm, SaveStateValue } from '@/ui/form/useSaveForm';
import { useRegisterSection, useStagedSections } from './EditorSections';
import { isWrong, useSaveStateText, useShowWhenFailed } from './SaveState';
import { useSectionForm, type SectionFormProps } from './useSectionForm';

export const untouched: SaveStateValue = { status: 'untouched' };

interface StagedFormProps<Input extends FieldValues, Output extends FieldValues> extends SectionFormProps<
  Input,
  Output
> {
  /** Else its changes are sent one by one, from outside of this form, which then follows what is saved. */
  isCollecting: boolean;
  /** Of the last change that was sent that way. */
  state: SaveStateValue;
}

/** A section whose changes are collected, and go online with the editor's one "Update" button (ux no. 1). */
export function StagedForm<Input extends FieldValues, Output extends FieldValues>({
  isCollecting,
  state,
  ...props
}: StagedFormProps<Input, Output>) {
  const { draft, label, children } = props;
  const section = useRef<HTMLElement>(null);
  const saveForm = useSectionForm(props, { section, isCollecting: true, showsSaved: true, isFollowing: !isCollecting });
  const { form, save, registerForgetDraft } = saveForm;
  const context = useFormContextValue();
  const { isDirty } = form.formState;
  useRegisterSection(
    draft,
    isCollecting ? untouched : state,
    isDirty ? { send: save, read: () => form.getValues() } : null,
  );

  return (
    <FormContext value={context}>
      <FormProvider {...form}>
        {/* No form element: nothing is submitted here, and a list inside may have forms of its own. */}
        <Stack component="section" ref={section} aria-label={isCollecting ? label : undefined} sx={{ gap: 2.5 }}>
          <DraftKeeper name={draft} registerForgetDraft={registerForgetDraft} />
          {children}
          <CollectedChanges saveForm={saveForm} />
        </Stack>
      </FormProvider>
    </FormContext>
  );
}

/** A refused section keeps its text, and a retry sends it alone. */
export function CollectedChanges<Input extends FieldValues, Output extends FieldValues>({
  saveForm: { form, state, failure },
}: {
  saveForm: SaveForm<Input, Output>;
}) {
  const textOf = useSaveStateText();
  const { isDirty } = form.formState;
  useShowWhenFailed(state);
  // An aborted save is not a refusal.
  const isRefused = isWrong(state) && (state.status === 'invalid' || failure !== null);
  return (
    <>
      {isRefused && isDirty ? (
        <Alert severity="error" role="alert">
          {textOf(state)}
        </Alert>
      ) : null}
      {isDirty ? <WaitingForUpdate /> : null}
      <SlowSaving isRunning={state.status === 'saving'} />
    </>
  );
}

/** Shown while the change is not online yet; also leads to the publish button where the editor's head is out of sight. */
function WaitingForUpdate() {
  const { t } = useTranslation('editing');
  const { count, updating, update } = useStagedSections();
  return (
    <Alert
      severity="info"
      action={
        <BusyButton color="inherit" size="small" busy={updating} onClick={() => void update()}>
          {t('update.some', { count })}
        </BusyButton>
      }
    >
      {t('update.waits')}
    </Alert>
  );
}
