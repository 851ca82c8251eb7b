import { useTranslation } from 'react-i18next';
import { PageLayout } from '@/ui/page/PageLayout';
import { ImportLink } from '@/features/import/ImportLink';
import { NewProfileButton, ProfilesList } from '@/features/profile-list/ProfilesList';
import { useUserDetails } from '@/features/user/UserDetailsAlert';

export default function ProfilesPage() {
  const { t } = useTranslation(['profiles', 'lists']);
  const expert = useUserDetails();
  return (
    <PageLayout
      title={t('lists:profiles.title')}
      actions={
        <>
          <ImportLink />
          <NewProfileButton />
        </>
      }
    >
      <ProfilesList expert={expert} />
    </PageLayout>
  );
}
