import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useLoad } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { PageLayout } from '@/ui/page/PageLayout';
import { StatusView } from '@/ui/feedback/StatusView';
import { fetchClaimProfiles, selectClaimProfiles, selectClaimProfilesRequest } from '../claimsSlice';
import { NewClaimForm } from './NewClaimForm';

/** Creates a claim in five short steps; who has no competence profile is led to that wizard first (CLA-02, PRO-22). */
export function NewClaimWizard() {
  const { t } = useTranslation('claims');
  const profiles = useAppSelector(selectClaimProfiles);
  const request = useAppSelector(selectClaimProfilesRequest);
  const reload = useLoad(fetchClaimProfiles, undefined, request);
  if (profiles.length > 0) return <NewClaimForm profiles={profiles} />;
  return (
    <PageLayout
      title={t('wizard.title')}
      width="text"
      actions={
        <Button component={RouterLink} to={href('claims')}>
          {t('wizard.toList')}
        </Button>
      }
    >
      <StatusView
        request={request}
        hasContent={false}
        skeleton={<ListSkeleton rows={1} height={320} />}
        empty={
          <EmptyState
            drawing="profile"
            title={t('wizard.noProfileTitle')}
            text={t('wizard.noProfile')}
            action={
              <Button variant="contained" component={RouterLink} to={href('newProfile')}>
                {t('wizard.createProfile')}
              </Button>
            }
          />
        }
        onRetry={reload}
      >
        {null}
      </StatusView>
    </PageLayout>
  );
}
