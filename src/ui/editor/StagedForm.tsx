import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { AutosaveFormProps } from './AutosaveForm';
import { BusyButton } from '@/ui/basics/BusyButton';
import { DraftKeeper } from '@/ui/form/DraftKeeper';
import { useStagedSections, useRegisterSection } from './EditorSections';
import { formResolver } from '@/ui/form/formResolver';
import type { SaveStateValue } from './SaveState';
import { useFailureText } from '@/ui/text/useFailureText';

const untouched: SaveStateValue = { status: 'untouched' };

/**
 * A section of something public: its changes are collected, and go online with the editor's one "Update" button (ux
 * no. 1). A refused section keeps its text and says why; a retry sends it again and not the others.
 */
export function StagedForm<Input extends FieldValues, Output extends FieldValues>(
  props: AutosaveFormProps<Input, Output>,
) {
  const { schema, defaultValues, onSave, draft, label, children } = props;
  const { t } = useTranslation('editing');
  const failureText = useFailureText();
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    mode: 'onTouched',
    // "Update" sends several sections; none of them takes the focus.
    shouldFocusError: false,
    resolver: formResolver(schema),
  });
  const { isDirty } = form.formState;
  const [saved, setSaved] = useState(0);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const send = async () => {
    let outcome: ApiFailure | null = { kind: 'validation' };
    const sent = JSON.stringify(form.getValues());
    await form.handleSubmit(async (values) => {
      outcome = await onSave(values);
      if (outcome) return;
      // What was typed meanwhile stays typed, and waits for the next update.
      form.reset(JSON.parse(sent) as Input, { keepValues: true });
      setSaved((value) => value + 1);
    })();
    setFailure(outcome);
    return outcome;
  };
  useRegisterSection(draft, untouched, isDirty ? send : null);

  return (
    <FormProvider {...form}>
      {/* No form element: nothing is submitted here, and a list inside may have forms of its own. */}
      <Stack component="section" aria-label={label} sx={{ gap: 2.5 }}>
        <DraftKeeper name={draft} saved={saved} />
        {children}
        {failure && isDirty ? (
          <Alert severity="error">{t('saveState.failed', { reason: failureText(failure) })}</Alert>
        ) : null}
        {isDirty ? <Waiting /> : null}
      </Stack>
    </FormProvider>
  );
}

/** That the change is not online yet, and the way there, also where the editor's head is out of sight. */
function Waiting() {
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
