import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { Message } from '@/ui/feedback/Message';
import { useFailureText, useRefusalText } from '@/ui/text/useFailureText';

/** The server's own words where it has some, below a title of ours. */
export function RefusalMessage({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation();
  const text = useRefusalText()(failure);
  const generalText = useFailureText()(failure);
  return <Message title={text === generalText ? '' : t('failure.refused')} text={text} />;
}
