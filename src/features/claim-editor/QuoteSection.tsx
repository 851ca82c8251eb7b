import { useTranslation } from 'react-i18next';
import { QuoteInput, type Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { recommendedLength } from '@/domain/claimLimits';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { saveQuote } from '@/entities/claim/itemWrites';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { Field } from '@/ui/form/Field';

/** A sentence with feeling (CLS-05). */
export function QuoteSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const { id: claimId, emotional_quote } = claim;
  return (
    <EditorSectionForm
      isPublic={isClaimPublic(claim)}
      schema={QuoteInput}
      defaultValues={{ emotional_quote }}
      draft={draftKey({ type: 'claim', id: claimId, section: 'quote' })}
      label={t('quote.title')}
      onSave={(body) => dispatch(failureOf(saveQuote({ params: { claimId }, body })))}
    >
      <PublishToPreview />
      <Field
        name="emotional_quote"
        label={t('quote.title')}
        help={t('quote.help')}
        rows={2}
        size="full"
        recommended={recommendedLength.quote}
      />
    </EditorSectionForm>
  );
}
