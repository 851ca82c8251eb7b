import { type CallThunk } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { useMutation } from '@/store/useMutation';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

export interface ActionDialogProps extends Omit<
  ConfirmDialogProps,
  'isPending' | 'failure' | 'onConfirm' | 'onCancel'
> {
  action: () => CallThunk;
  /** Text key of the message after success. */
  doneText?: string;
  onDone?: (() => void) | undefined;
  /** Answered no, or done. */
  onClose: () => void;
}

/** Closes once the call has succeeded; a failure is shown inside, where it can be tried again. */
export function ActionDialog({ action, doneText, onDone, onClose, ...question }: ActionDialogProps) {
  const dispatch = useAppDispatch();
  const { run, isPending, failure, reset } = useMutation(action);
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const result = await run();
    if (!result || 'failure' in result) return;
    if (doneText) dispatch(noticeAdded({ severity: 'success', textKey: doneText }));
    onDone?.();
    close();
  };
  return (
    <ConfirmDialog
      {...question}
      isPending={isPending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
