import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useFailureText } from '@/ui/text/useFailureText';
import { missingFields, type ImportRow } from './importRows';

/** An entry of the review in words. */
export function useRowTexts() {
  const { t } = useTranslation('imports');
  const format = new Intl.DateTimeFormat(useFormatLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const failureText = useFailureText();
  const monthText = (month: string) => (month ? format.format(Date.parse(month)) : '');

  /** Where and when: "Solarwerk · Leipzig · März 2020 – heute". */
  const lineOf = (row: ImportRow) => {
    if (row.kind === 'education') {
      const { institution, city } = row.values;
      return [institution, city, row.period].filter(Boolean).join(' · ');
    }
    const { company_name, location, start_date, end_date } = row.values;
    const period = start_date ? `${monthText(start_date)} – ${monthText(end_date) || t('review.today')}` : '';
    return [company_name, location, period].filter(Boolean).join(' · ');
  };

  /** Why an entry was not taken over: what it lacks, the server's words on its fields, or the kind of failure. */
  const reasonOf = (row: ImportRow) => {
    if (!('failure' in row.state)) return '';
    const { failure, step } = row.state;
    if (step === 'failed' && row.state.known) return t('state.unsure');
    if (step === 'failed' && missingFields(row).length > 0) return t('state.incomplete');
    const words = Object.entries(failure.fields ?? {}).map(([name, text]) => {
      const field = name.split('.')[0] ?? name;
      return labelled.has(field) ? `${t(`entry.${field}` as 'entry.location')}: ${text}` : text;
    });
    return words.length > 0 ? words.join(' ') : failureText(failure);
  };

  return { lineOf, reasonOf };
}

const labelled = new Set(
  'job_title company_name location start_date end_date description degree_name institution city'.split(' '),
);
