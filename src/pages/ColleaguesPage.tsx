import { useTranslation } from 'react-i18next';
import { Recommendations } from './Recommendations';

export default function ColleaguesPage() {
  const { t } = useTranslation('common');
  return <Recommendations group="colleagues" title={t('menu.colleagues')} />;
}
