import { Box, type SxProps, type Theme } from '@mui/material';
import type { ApiFailure } from '@/api/client/failure';
import type { RequestState } from '@/store/trackRequest';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useFailureText } from '@/ui/text/useFailureText';
import { ActionAlert } from './ActionAlert';
import { FailureMessage } from './Message';
import { notLoaded, textOfRead } from './StatusView';
import { useRetryFocus } from './useRetryFocus';

export interface NamedRead {
  name: string;
  request: RequestState;
  retry: () => void;
}

export const haveAllFailed = (reads: readonly NamedRead[]): boolean =>
  reads.every(({ request }) => request.status === 'failed');

interface FailedReadsProps {
  reads: readonly NamedRead[];
  /** The sentence that says what is missing. */
  titleOf: (names: string) => string;
  /** Called on a retry, where the caller keeps the focus itself. */
  onRetry?: () => void;
  /** Each read says its own failure where another one has not failed. */
  onlyAll?: boolean;
  sx?: SxProps<Theme>;
}

/** The failed reads in one message: each cause once, with the names of what it affects, and one retry for all. */
export function FailedReads({ reads, titleOf, onRetry, onlyAll = false, sx = null }: FailedReadsProps) {
  const causes = useCauses(reads);
  const isLoading = reads.some(({ request }) => request.status === 'loading');
  const isSaid = onlyAll ? haveAllFailed(reads) : causes.length > 0;
  const retry = useRetryFocus(isSaid ? 'failed' : isLoading ? 'loading' : 'succeeded', () => {
    for (const read of reads) if (read.request.status === 'failed') read.retry();
    onRetry?.();
  });
  if (!isSaid) return null;
  return (
    <ActionAlert severity="error" role="alert" sx={sx} onAction={retry}>
      {causes.map(({ failure, names }) => (
        <div key={names}>
          {textOfRead(failure) === notLoaded ? (
            titleOf(names)
          ) : (
            <>
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {titleOf(names)}
              </Box>{' '}
              <FailureMessage failure={failure} ownText={textOfRead(failure)} />
            </>
          )}
        </div>
      ))}
    </ActionAlert>
  );
}

/** The failures whose texts differ, each with the names of what it affects. */
function useCauses(reads: readonly NamedRead[]): { failure: ApiFailure; names: string }[] {
  const textOf = useFailureText();
  const format = new Intl.ListFormat(useFormatLocale());
  const failed = reads.flatMap(({ name, request }) => {
    if (request.status !== 'failed') return [];
    const failure = request.error ?? { kind: 'contract' as const };
    return [{ name, failure, text: textOf(failure, textOfRead(failure)) }];
  });
  const texts = [...new Set(failed.map(({ text }) => text))];
  return texts.flatMap((text) => {
    const same = failed.filter((entry) => entry.text === text);
    const names = format.format(same.map(({ name }) => name));
    return same.slice(0, 1).map(({ failure }) => ({ failure, names }));
  });
}
