import { useTranslation } from 'react-i18next';
import { useAppSelector, useRequest } from '@/store/hooks';
import { selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { PageLayout } from '@/ui/page/PageLayout';
import { ClaimsList, NewClaimButton } from '@/features/claim-list/ClaimsList';

export default function ClaimsPage() {
  const { t } = useTranslation(['claims', 'lists']);
  const { status } = useRequest(selectProfilesRequest);
  const { length } = useAppSelector(selectProfiles);
  return (
    <PageLayout title={t('lists:claims.title')} intro={t('lists:claims.intro')} actions={<NewClaimButton />}>
      <ClaimsList needsProfile={status === 'succeeded' && length === 0} />
    </PageLayout>
  );
}
