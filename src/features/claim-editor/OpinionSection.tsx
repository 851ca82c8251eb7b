import { useTranslation } from 'react-i18next';
import { OpinionInput, type Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { recommendedLength } from '@/domain/claimLimits';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { readSection } from '@/entities/claim/claimsSlice';
import { saveOpinion } from '@/entities/claim/itemWrites';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { Field } from '@/ui/form/Field';
import { SectionAssistant } from '@/features/claim-fields';

const valuesOf = ({ opinion_headline, opinion_text }: Claim) => ({ opinion_headline, opinion_text });

/** What the expert thinks of the matter (CLS-05). */
export function OpinionSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const { id: claimId } = claim;
  return (
    <EditorSectionForm
      isPublic={isClaimPublic(claim)}
      schema={OpinionInput}
      defaultValues={valuesOf(claim)}
      draft={draftKey({ type: 'claim', id: claimId, section: 'opinion' })}
      label={t('opinion.title')}
      readNewest={() => dispatch(readSection(claimId, valuesOf))}
      onSave={(body) => dispatch(failureOf(saveOpinion({ params: { claimId }, body })))}
    >
      <PublishToPreview />
      <SectionAssistant
        name="opinion"
        type="opinion"
        label={t('opinion.title')}
        text={{ name: 'opinion_text' }}
        headline={{ name: 'opinion_headline' }}
      />
      <Field name="opinion_headline" label={t('opinion.headline')} help={t('opinion.headlineHelp')} size="full" />
      <Field
        name="opinion_text"
        label={t('text')}
        help={t('opinion.textHelp')}
        rows={4}
        recommended={recommendedLength.opinion}
      />
    </EditorSectionForm>
  );
}
