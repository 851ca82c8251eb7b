import { useTranslation } from 'react-i18next';
import { profileTitles } from '@/api/endpoints/profiles';
import { RadioField, type RadioFieldProps } from '@/ui/form/RadioField';
import { useProfileTitle } from '@/ui/text/useProfileTitle';

interface TitleFieldProps extends Pick<RadioFieldProps, 'optionSx'> {
  gender: string | undefined;
  present?: string;
}

/** The five titles to choose from; one that the server knows and we do not stays choosable (D-22). */
export function TitleField({ gender, present = '', optionSx }: TitleFieldProps) {
  const { t } = useTranslation('profiles');
  const titleOf = useProfileTitle();
  const offered: string[] = [...profileTitles];
  if (present !== '' && !offered.includes(present)) offered.push(present);
  return (
    <RadioField
      name="title"
      label={t('title.label')}
      help={optionSx ? undefined : t('title.help')}
      row={optionSx !== undefined}
      optionSx={optionSx}
      options={offered.map((value) => ({ value, label: titleOf(value, gender) }))}
    />
  );
}
