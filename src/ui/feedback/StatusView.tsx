import type { ReactNode } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { useAppDispatch } from '@/store/hooks';
import { cancelRequest, type RequestState } from '@/store/trackRequest';
import { useFailureText } from '@/ui/text/useFailureText';
import { ActionAlert } from './ActionAlert';
import { EntryNotFound } from './EntryNotFound';
import { FailureMessage } from './Message';
import { SlowLoading, useHasPassed } from './SlowLoading';
import { useRetryFocus } from './useRetryFocus';

export interface StatusViewProps {
  request: RequestState;
  /** There is content to show; it stays visible while it is read again. */
  hasContent: boolean;
  /** Shaped like the content; appears after 200 ms. */
  skeleton: ReactNode;
  empty?: ReactNode;
  onRetry: () => void;
  /** Text key of the call's own failure text. */
  failureText?: string;
  children: ReactNode;
}

/** Says that it is missing, and not why. */
export const notLoaded = 'common:failureOfRead.notLoaded';

/** The general texts of these kinds mention what was entered, or do not say what has failed. */
const ownTexts: Partial<Record<ApiFailure['kind'], string>> = {
  aborted: 'common:failureOfRead.aborted',
  contract: 'common:failureOfRead.contract',
  network: 'common:failureOfRead.network',
  notOffered: 'common:failureOfRead.notOffered',
  server: notLoaded,
  validation: notLoaded,
};

/** The text key of a read's failure; null where the general text of its kind fits. */
export const textOfRead = ({ kind }: ApiFailure): string | null => ownTexts[kind] ?? null;

/** Loading, failed, empty, content (ERR-02). If not found, a way out is beside the retry, which keeps the focus. */
export function StatusView(props: StatusViewProps) {
  const { request, hasContent, skeleton, empty, onRetry, failureText, children } = props;
  const textOf = useFailureText();
  const dispatch = useAppDispatch();
  const { requestId } = request;
  const failure = request.status === 'failed' ? (request.error ?? { kind: 'contract' }) : null;
  const retry = useRetryFocus(request.status, onRetry);
  const isCancelled = failure?.kind === 'aborted';
  const alert = failure ? (
    <ActionAlert
      severity={isCancelled ? 'info' : 'error'}
      role="alert"
      sx={{ mb: hasContent ? 2 : 0 }}
      onAction={retry}
    >
      <FailureMessage failure={failure} ownText={(isCancelled ? null : failureText) ?? textOfRead(failure)} />
    </ActionAlert>
  ) : null;
  // The content keeps its place, and so its state, also when reading it again fails.
  if (hasContent) {
    return (
      <>
        {alert}
        {children}
      </>
    );
  }
  if (failure?.kind === 'notFound') return <EntryNotFound text={textOf(failure, failureText)} onRetry={retry} />;
  if (alert) return alert;
  if (request.status === 'succeeded') return empty ?? children;
  return (
    <>
      <Delayed>{skeleton}</Delayed>
      <SlowLoading onCancel={requestId ? () => dispatch(cancelRequest(requestId)) : undefined} />
    </>
  );
}

/** Responses that come at once show no skeleton, only its place. */
export function Delayed({ children }: { children: ReactNode }) {
  const isShown = useHasPassed(200);
  return (
    <span aria-hidden style={{ visibility: isShown ? 'visible' : 'hidden' }}>
      {children}
    </span>
  );
}
