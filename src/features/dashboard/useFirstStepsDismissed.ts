import { useState } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/** Whether the first steps were put away on this device, and how to do so. */
export function useFirstStepsDismissed(): [isDismissed: boolean, dismiss: () => void] {
  const id = useAppSelector(selectUser)?.id ?? '';
  const [isDismissed, setDismissed] = useState(() => readStored('firstStepsDismissed', id) === true);
  const dismiss = () => {
    writeStored('firstStepsDismissed', true, id);
    setDismissed(true);
  };
  return [isDismissed, dismiss];
}
