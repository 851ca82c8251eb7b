import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { PainPointInput, TopicInput, type Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { recommendedLength } from '@/domain/claimLimits';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { updatePainPoint, updateTopic } from '@/entities/claim/claimsSlice';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { Field } from '@/ui/form/Field';

/** Topic and pain point; each has its own call, and so its own save state (CLA-11). */
export function SubjectSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const params = { claimId: claim.id };
  const isPublic = isClaimPublic(claim);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <EditorSectionForm
        isPublic={isPublic}
        schema={TopicInput}
        defaultValues={{ topic: claim.topic }}
        draft={draftKey({ type: 'claim', id: claim.id, section: 'topic' })}
        label={t('subject.topic')}
        onSave={(body) => dispatch(failureOf(updateTopic({ params, body })))}
      >
        <PublishToPreview />
        <Field name="topic" label={t('subject.topic')} help={t('subject.topicHelp')} />
      </EditorSectionForm>
      <EditorSectionForm
        isPublic={isPublic}
        schema={PainPointInput}
        defaultValues={{ pain_point: claim.pain_point }}
        draft={draftKey({ type: 'claim', id: claim.id, section: 'painPoint' })}
        label={t('subject.painPoint')}
        onSave={(body) => dispatch(failureOf(updatePainPoint({ params, body })))}
      >
        <PublishToPreview />
        <Field
          name="pain_point"
          label={t('subject.painPoint')}
          help={t('subject.painPointHelp')}
          rows={3}
          recommended={recommendedLength.painPoint}
        />
      </EditorSectionForm>
    </Stack>
  );
}
