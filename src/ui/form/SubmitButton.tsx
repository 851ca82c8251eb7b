import { useFormState } from 'react-hook-form';
import { BusyButton, type BusyButtonProps } from '@/ui/basics/BusyButton';

/** Submits the surrounding `Form`; shows the running call and takes no second one. */
export function SubmitButton(props: Omit<BusyButtonProps, 'busy' | 'type'>) {
  const { isSubmitting } = useFormState();
  return <BusyButton variant="contained" {...props} type="submit" busy={isSubmitting} onClick={undefined} />;
}
