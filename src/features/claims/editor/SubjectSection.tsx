import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { PainPointInput, TopicInput, type Claim } from '@/api/endpoints/claims';
import { recommendedLength } from '@/domain/claimLimits';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/outcome';
import { Field } from '@/ui/Field';
import { SectionForm } from '@/ui/SectionForm';
import { updatePainPoint, updateTopic } from '../thunks';
import { FeedPreview } from './WorkingCopy';

/** Topic and pain point; each has its own call, and so its own save state (CLA-11). */
export function SubjectSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const params = { claimId: claim.id };
  const isPublic = claim.status === 'published';
  return (
    <Stack sx={{ gap: 2.5 }}>
      <SectionForm
        isPublic={isPublic}
        schema={TopicInput}
        defaultValues={{ topic: claim.topic }}
        draft={`claim-${claim.id}-topic`}
        label={t('subject.topic')}
        onSave={async (body) => failureOf(await dispatch(updateTopic({ params, body })))}
      >
        <FeedPreview />
        <Field name="topic" label={t('subject.topic')} help={t('subject.topicHelp')} />
      </SectionForm>
      <SectionForm
        isPublic={isPublic}
        schema={PainPointInput}
        defaultValues={{ pain_point: claim.pain_point }}
        draft={`claim-${claim.id}-painPoint`}
        label={t('subject.painPoint')}
        onSave={async (body) => failureOf(await dispatch(updatePainPoint({ params, body })))}
      >
        <FeedPreview />
        <Field
          name="pain_point"
          label={t('subject.painPoint')}
          help={t('subject.painPointHelp')}
          rows={3}
          recommended={recommendedLength.painPoint}
        />
      </SectionForm>
    </Stack>
  );
}
