import { useTranslation } from 'react-i18next';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { useMonthText } from '@/ui/text/useLanguage';
import { useFailureText } from '@/ui/text/useFailureText';
import { isUnsure, missingFields, type ImportRow } from './reviewRows';

export function useRowTexts() {
  const { t } = useTranslation('imports');
  const monthText = useMonthText();
  const { typeText, gradeText } = useEducationTexts();
  const failureText = useFailureText();

  /** Where and when: "Solarwerk · Leipzig · März 2020 – heute". */
  const lineOf = (row: ImportRow) => {
    if (row.kind === 'education') {
      const { type, grade, institution, city } = row.values;
      // What the network delivered is sent as it came: its type and grade are the server's to read.
      const degree = row.raw ? [] : [typeText(type), gradeText(grade)];
      return [institution, city, row.period, ...degree].filter(Boolean).join(' · ');
    }
    const { company_name, location, start_date, end_date } = row.values;
    const period = start_date
      ? `${monthText(start_date) ?? start_date} – ${monthText(end_date) ?? t('review.today')}`
      : '';
    return [company_name, location, period].filter(Boolean).join(' · ');
  };

  const reasonOf = (row: ImportRow) => {
    if (!('failure' in row.state)) return '';
    const { failure, step } = row.state;
    if (isUnsure(row)) return t('state.unsure');
    if (step === 'failed' && missingFields(row).length > 0) return t('state.incomplete');
    const words = Object.entries(failure.fields ?? {}).map(([name, text]) => {
      const field = name.split('.')[0] ?? name;
      return Object.hasOwn(labels, field) ? `${t(labels[field as keyof typeof labels])}: ${text}` : text;
    });
    return words.length > 0 ? words.join(' ') : failureText(failure);
  };

  return { lineOf, reasonOf };
}

const labels = {
  job_title: 'entry.job_title',
  company_name: 'entry.company_name',
  location: 'entry.location',
  start_date: 'entry.start_date',
  end_date: 'entry.end_date',
  description: 'entry.description',
  type: 'entry.type',
  grade: 'entry.grade',
  degree_name: 'entry.degree_name',
  institution: 'entry.institution',
  city: 'entry.city',
} as const;
