import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useLoad } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { PageLayout } from '@/ui/page/PageLayout';
import { StatusView } from '@/ui/feedback/StatusView';
import Link from '@mui/material/Link';
import { LimitBanner, useReachedLimit } from '../LimitBanner';
import { fetchProfile, selectProfile, selectProfileRequest } from '../profilesSlice';
import type { NewProfileWizardProps } from './wizardProps';
import { WizardSteps } from './WizardSteps';

/** Creates a competence profile step by step (PRO-02); left early, it leaves a paused profile (D-19). */
export function NewProfileWizard(props: NewProfileWizardProps) {
  const { t } = useTranslation('profiles');
  // Set once: the id that appears in the address later is of the profile created here.
  const [resumed] = useState(props.profileId);
  const profile = useAppSelector((state) => selectProfile(state, resumed));
  const request = useAppSelector((state) => selectProfileRequest(state, resumed));
  const reload = useLoad(fetchProfile, resumed === '' ? null : { params: { profileId: resumed } }, request);
  const limit = useReachedLimit();
  const [began, setBegan] = useState(false);
  if (resumed !== '' && !profile) {
    return (
      <PageLayout title={t('wizard.title')} width="text">
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<ListSkeleton rows={1} height={320} />}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </PageLayout>
    );
  }
  if (resumed === '' && limit !== null && !began) {
    return (
      <PageLayout title={t('wizard.title')} width="text">
        <LimitBanner limit={limit} />
        <Link component={RouterLink} to={href('profiles')}>
          {t('wizard.backToList')}
        </Link>
      </PageLayout>
    );
  }
  return <WizardSteps {...props} resumed={profile} onBegin={() => setBegan(true)} />;
}
