import { useTranslation } from 'react-i18next';
import { Recommendations } from './Recommendations';

export default function FamilyAndFriendsPage() {
  const { t } = useTranslation('common');
  return <Recommendations group="family" title={t('menu.familyAndFriends')} />;
}
