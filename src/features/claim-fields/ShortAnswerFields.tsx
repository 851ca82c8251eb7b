import { useTranslation } from 'react-i18next';
import { recommendedLength } from '@/domain/claimLimits';
import { Field } from '@/ui/form/Field';

/** Headline and text of a short answer, in the editor and in the wizard (CLS-03). */
export function ShortAnswerFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field
        name="short_answer_headline"
        label={t('shortAnswer.headline')}
        help={t('shortAnswer.headlineHelp')}
        recommended={recommendedLength.headline}
      />
      <Field
        name="short_answer_text"
        label={t('shortAnswer.text')}
        help={t('shortAnswer.textHelp')}
        rows={5}
        recommended={recommendedLength.shortAnswer}
      />
    </>
  );
}
