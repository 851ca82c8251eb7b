import { useTranslation } from 'react-i18next';
import { profileTitles } from '@/api/endpoints/profiles';
import { RadioField } from '@/ui/form/RadioField';
import { useProfileTitle } from '@/ui/text/useProfileTitle';

interface TitleFieldProps {
  gender: string | undefined;
  present?: string;
  /** In a row, without more words than needed. */
  segmented?: boolean;
}

/** The five titles to choose from; one that the server knows and we do not stays choosable (D-22). */
export function TitleField({ gender, present = '', segmented = false }: TitleFieldProps) {
  const { t } = useTranslation('profiles');
  const titleOf = useProfileTitle();
  const offered: string[] = [...profileTitles];
  if (present !== '' && !offered.includes(present)) offered.push(present);
  return (
    <RadioField
      name="title"
      label={t('title.label')}
      help={segmented ? undefined : t('title.help')}
      segmented={segmented}
      options={offered.map((value) => ({ value, label: titleOf(value, gender) }))}
    />
  );
}
