import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { Message } from '@/ui/feedback/Message';
import { useFailureText } from '@/ui/text/useFailureText';

/** Why the server refused, in its own words where it has some. */
export function RefusalMessage({ text, failure }: { text: string; failure: ApiFailure }) {
  const { t } = useTranslation();
  const generalText = useFailureText()(failure);
  return <Message title={text === generalText ? '' : t('failure.refused')} text={text} />;
}
