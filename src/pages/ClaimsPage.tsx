import { useTranslation } from 'react-i18next';
import { ClaimsList, NewClaimButton } from '@/features/claims';
import { selectProfiles, selectProfilesRequest } from '@/features/profiles';
import { useAppSelector } from '@/store/hooks';
import { PageLayout } from '@/ui/page/PageLayout';

export default function ClaimsPage() {
  const { t } = useTranslation('claims');
  const { status } = useAppSelector(selectProfilesRequest);
  const { length } = useAppSelector(selectProfiles);
  return (
    <PageLayout title={t('list.title')} intro={t('list.intro')} actions={<NewClaimButton />}>
      <ClaimsList needsProfile={status === 'succeeded' && length === 0} />
    </PageLayout>
  );
}
