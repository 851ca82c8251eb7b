import { useTranslation } from 'react-i18next';
import { OpinionInput, type Claim } from '@/api/endpoints/claims';
import { recommendedLength } from '@/domain/claimLimits';
import { saveOpinion } from '@/entities/claim/itemWrites';
import { Field } from '@/ui/form/Field';
import { SectionAssistant } from '@/features/claim-fields';
import { ClaimForm } from './ClaimForm';
import { PageFields } from './PageFields';

/** The expert's own opinion (CLS-05). */
export function OpinionSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <ClaimForm
      claim={claim}
      section="opinion"
      label={t('opinion.title')}
      schema={OpinionInput}
      valuesOf={({ opinion_headline, opinion_text }) => ({ opinion_headline, opinion_text })}
      save={saveOpinion}
    >
      <SectionAssistant
        name="opinion"
        type="opinion"
        label={t('opinion.title')}
        text={{ name: 'opinion_text' }}
        headline={{ name: 'opinion_headline' }}
      />
      <PageFields type="long">
        <Field
          name="opinion_headline"
          label={t('opinion.headline')}
          help={t('opinion.headlineHelp')}
          placeholder={t('editor.write')}
          rows={1}
          submitsOnEnter
        />
        <Field
          name="opinion_text"
          label={t('text')}
          help={t('opinion.textHelp')}
          placeholder={t('editor.write')}
          rows={2}
          recommended={recommendedLength.opinion}
        />
      </PageFields>
    </ClaimForm>
  );
}
