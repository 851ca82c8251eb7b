import { useFormState } from 'react-hook-form';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt';

/** Asks before the unsaved text of the surrounding form is left behind. */
export default function LeaveGuard() {
  const { isDirty, isSubmitting } = useFormState();
  return <UnsavedChangesPrompt unsaved={isDirty && !isSubmitting} />;
}
