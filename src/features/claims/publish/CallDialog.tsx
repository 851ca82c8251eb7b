import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useConfirmAction } from '@/ui/feedback/useConfirmAction';

interface CallDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  /** Text key of the message after success. */
  doneText: string;
  run: () => Promise<Parameters<typeof getFailure>[0]>;
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks, makes one call, and closes when it is done; a failure is shown inside, where it can be tried again. */
export function CallDialog({ doneText, run, onDone, onClose, ...texts }: CallDialogProps) {
  const dispatch = useAppDispatch();
  const question = useConfirmAction({
    run: async () => {
      const refused = getFailure(await run());
      if (refused) return refused;
      dispatch(noticeAdded({ severity: 'success', textKey: doneText }));
      onDone?.();
      return null;
    },
    onClose,
  });
  return <ConfirmDialog open {...texts} {...question} />;
}
