import { useTranslation } from 'react-i18next';
import { profileTitles } from '@/api/endpoints/profiles';
import { RadioField } from '@/ui/form/RadioField';
import { useProfileTitle } from '@/ui/text/useProfileTitle';

/** The five titles to choose from; one that the server knows and we do not stays choosable (D-22). */
export function TitleField({ gender, present = '' }: { gender: string | undefined; present?: string }) {
  const { t } = useTranslation('profiles');
  const titleOf = useProfileTitle();
  const offered: string[] = [...profileTitles];
  if (present !== '' && !offered.includes(present)) offered.push(present);
  return (
    <RadioField
      name="title"
      label={t('title.label')}
      help={t('title.help')}
      options={offered.map((value) => ({ value, label: titleOf(value, gender) }))}
    />
  );
}
