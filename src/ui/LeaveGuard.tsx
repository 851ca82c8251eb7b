import { useFormState } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion';

/** Asks before the unsaved text of the surrounding form is left behind. */
export default function LeaveGuard() {
  const { isDirty, isSubmitting } = useFormState();
  return <LeaveQuestion unsaved={isDirty && !isSubmitting} />;
}
