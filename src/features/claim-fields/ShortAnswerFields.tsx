import { useTranslation } from 'react-i18next';
import { recommendedLength } from '@/domain/claimLimits';
import { Field } from '@/ui/form/Field';

interface ShortAnswerFieldsProps {
  /** For fields without boxes, which grow with their text. */
  placeholder?: string;
}

export function ShortAnswerFields({ placeholder }: ShortAnswerFieldsProps) {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field
        name="short_answer_headline"
        label={t('shortAnswer.headline')}
        help={t('shortAnswer.headlineHelp')}
        {...(placeholder ? { placeholder } : {})}
        rows={1}
        submitsOnEnter
        recommended={recommendedLength.headline}
      />
      <Field
        name="short_answer_text"
        label={t('shortAnswer.text')}
        help={t('shortAnswer.textHelp')}
        {...(placeholder ? { placeholder, rows: 2 } : { rows: 5 })}
        recommended={recommendedLength.shortAnswer}
      />
    </>
  );
}
