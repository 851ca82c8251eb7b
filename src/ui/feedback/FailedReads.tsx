import { Box, type SxProps, type Theme } from '@mui/material';
import type { ApiFailure } from '@/api/client/failure';
import type { RequestState } from '@/store/trackRequest';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useFailureText } from '@/ui/text/useFailureText';
import { ActionAlert } from './ActionAlert';
import { FailureMessage } from './Message';
import { textOfRead } from './StatusView';
import { useRetryFocus } from './useRetryFocus';

export interface NamedRead {
  name: string;
  request: RequestState;
  retry: () => void;
}

interface FailedReadsProps {
  reads: readonly NamedRead[];
  /** The sentence that says what is missing. */
  titleOf: (names: string) => string;
  /** Called on a retry, where the caller keeps the focus itself. */
  onRetry?: () => void;
  sx?: SxProps<Theme>;
}

/** The failed reads: each cause once, with the names of what it affects, and one retry for all. */
export function FailedReads({ reads, titleOf, onRetry, sx = null }: FailedReadsProps) {
  const causes = useCauses(reads);
  const isLoading = reads.some(({ request }) => request.status === 'loading');
  const retry = useRetryFocus(causes.length > 0 ? 'failed' : isLoading ? 'loading' : 'succeeded', () => {
    for (const read of reads) if (read.request.status === 'failed') read.retry();
    onRetry?.();
  });
  if (causes.length === 0) return null;
  return (
    <ActionAlert severity="error" role="alert" sx={sx} onAction={retry}>
      {causes.map(({ failure, names }) => (
        <div key={names}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {titleOf(names)}
          </Box>{' '}
          <FailureMessage failure={failure} ownText={textOfRead(failure)} />
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
