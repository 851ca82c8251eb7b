import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { failureTextOf } from '@/store/notices';
import { useFailureText, useRefusalText } from '@/ui/text/useFailureText';
import { useMessageTitle } from '@/ui/text/useMessageTitle';

interface MessageProps {
  /** '' where the text stands alone. */
  title: string;
  text: string;
}

/** A message; words that are not ours stand as detail below a title of ours (ux, section 5). */
export function Message({ title, text }: MessageProps) {
  if (!title) return text;
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {title}
      </Box>{' '}
      <Box component="span" sx={{ display: 'block' }}>
        {text}
      </Box>
    </>
  );
}

interface FailureMessageProps {
  failure: ApiFailure;
  /** The call's own text key. */
  ownText?: string | null;
}

export function FailureMessage({ failure, ownText }: FailureMessageProps) {
  const textOf = useFailureText();
  const titleOf = useMessageTitle();
  return <Message title={titleOf(failureTextOf(failure, ownText).textKey)} text={textOf(failure, ownText)} />;
}

/** The server's own words where it has some, below a title of ours. */
export function RefusalMessage({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation();
  const text = useRefusalText()(failure);
  const generalText = useFailureText()(failure);
  return <Message title={text === generalText ? '' : t('failure.refused')} text={text} />;
}
