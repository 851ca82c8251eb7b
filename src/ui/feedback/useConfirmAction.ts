import { useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';

interface QuestionOptions {
  /** The call behind "yes"; answers its failure, or null when it is done. */
  run: () => Promise<ApiFailure | null>;
  /** Answered no, or done. */
  onClose: () => void;
}

/**
 * The call behind a `ConfirmDialog`: whether it runs, and why it failed. The dialog stays open with the failure.
 * Answers props of the dialog.
 */
export function useConfirmAction({ run, onClose }: QuestionOptions) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  // The visual state comes a render later; this lock holds from the first event on (quality T29).
  const running = useRef(false);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const result = await run();
    running.current = false;
    setBusy(false);
    if (result) setFailure(result);
    else close();
  };
  return { busy, failure, onCancel: close, onConfirm: () => void confirm() };
}
