import { useTranslation } from 'react-i18next';
import { QuoteInput, type Claim } from '@/api/endpoints/claims';
import { recommendedLength } from '@/domain/claimLimits';
import { saveQuote } from '@/entities/claim/itemWrites';
import { Field } from '@/ui/form/Field';
import { ClaimForm } from './ClaimForm';

/** The emotional quote, one sentence (CLS-05). */
export function QuoteSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <ClaimForm
      claim={claim}
      section="quote"
      label={t('quote.title')}
      schema={QuoteInput}
      valuesOf={({ emotional_quote }) => ({ emotional_quote })}
      save={saveQuote}
    >
      <Field
        name="emotional_quote"
        label={t('quote.title')}
        help={t('quote.help')}
        rows={2}
        size="full"
        recommended={recommendedLength.quote}
      />
    </ClaimForm>
  );
}
