import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@/ui/basics/BusyButton';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { DraftKeeper } from '@/ui/form/DraftKeeper';
import { FormContext, useFormContextValue } from '@/ui/form/fieldRegistry';
import type { SaveStateValue } from '@/ui/form/useSaveForm';
import { useRegisterSection, useStagedSections } from './EditorSections';
import { isWrong, useSaveStateText, useShowWhenFailed } from './SaveState';
import { useSectionForm, type SectionFormProps } from './useSectionForm';

const untouched: SaveStateValue = { status: 'untouched' };

/**
 * A section of something public: its changes are collected, and go online with the editor's one "Update" button (ux
 * no. 1). A refused section keeps its text and says why; a retry sends it again and not the others.
 */
export function StagedForm<Input extends FieldValues, Output extends FieldValues>({
  showsSaved = false,
  ...props
}: SectionFormProps<Input, Output> & { showsSaved?: boolean }) {
  const { draft, label, children } = props;
  const section = useRef<HTMLElement>(null);
  const { form, save, state, registerForgetDraft } = useSectionForm(props, { section, showsSaved });
  const context = useFormContextValue();
  const textOf = useSaveStateText();
  const { isDirty } = form.formState;
  useShowWhenFailed(state);
  useRegisterSection(draft, untouched, isDirty ? { send: save, read: () => form.getValues() } : null);

  return (
    <FormContext value={context}>
      <FormProvider {...form}>
        {/* No form element: nothing is submitted here, and a list inside may have forms of its own. */}
        <Stack component="section" ref={section} aria-label={label} sx={{ gap: 2.5 }}>
          <DraftKeeper name={draft} registerForgetDraft={registerForgetDraft} />
          {children}
          {isWrong(state) && isDirty ? (
            <Alert severity="error" role="alert">
              {textOf(state)}
            </Alert>
          ) : null}
          {isDirty ? <WaitingForUpdate /> : null}
          <SlowSaving isRunning={state.status === 'saving'} />
        </Stack>
      </FormProvider>
    </FormContext>
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
