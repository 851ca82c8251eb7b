import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { PainPointInput, TopicInput, type Claim } from '@/api/endpoints/claims';
import { recommendedLength } from '@/domain/claimLimits';
import { updatePainPoint, updateTopic } from '@/entities/claim/claimsSlice';
import { Field } from '@/ui/form/Field';
import { ClaimForm } from './ClaimForm';

/** Topic and pain point; each has its own call, and so its own save state (CLA-11). */
export function SubjectSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <Stack sx={{ gap: 2.5 }}>
      <ClaimForm
        claim={claim}
        section="topic"
        label={t('subject.topic')}
        schema={TopicInput}
        valuesOf={({ topic }) => ({ topic })}
        save={updateTopic}
      >
        <Field name="topic" label={t('subject.topic')} help={t('subject.topicHelp')} />
      </ClaimForm>
      <ClaimForm
        claim={claim}
        section="painPoint"
        label={t('subject.painPoint')}
        schema={PainPointInput}
        valuesOf={({ pain_point }) => ({ pain_point })}
        save={updatePainPoint}
      >
        <Field
          name="pain_point"
          label={t('subject.painPoint')}
          help={t('subject.painPointHelp')}
          rows={3}
          recommended={recommendedLength.painPoint}
        />
      </ClaimForm>
    </Stack>
  );
}
