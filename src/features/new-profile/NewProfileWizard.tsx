import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { Navigate, RouterLink } from '@/routes/navigation';
import { fetchProfile, selectProfile, selectProfileRequest } from '@/entities/profile/profilesSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';
import { LimitBanner, useReachedLimit } from '@/features/publishing';
import { WizardSteps } from './WizardSteps';

interface NewProfileWizardProps {
  /** The profile with which an interrupted wizard goes on; '' for a new one. */
  profileId: string;
  /** What concerns the page as a whole, above the first question. */
  notice?: ReactNode;
  /** Another way to begin than by typing. */
  importLink?: ReactNode;
  /** Where the wizard leads when it is done or left; by default to the profile. */
  doneHref?: string | undefined;
}

/** Creates a competence profile step by step (PRO-02); left early, it leaves a paused profile (D-19). */
export function NewProfileWizard({ profileId, notice, importLink, doneHref }: NewProfileWizardProps) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  // Set once: the id that appears in the address later is of the profile created here.
  const [resumed] = useState(profileId);
  const profile = useAppSelector((state) => selectProfile(state, resumed));
  const request = useRequest((state) => selectProfileRequest(state, resumed));
  const reload = useLoad(fetchProfile, resumed === '' ? null : { params: { profileId: resumed } }, request);
  const limit = useReachedLimit();
  const [began, setBegan] = useState(false);
  // Online already when the page was opened: there is nothing left to ask. Later it is this wizard that has published it.
  const [wasPublic, setWasPublic] = useState<boolean | null>(null);
  if (profile && wasPublic === null) setWasPublic(profile.public);
  if (wasPublic) return <Navigate to={href('profile', { profileId: resumed })} replace />;
  if (resumed !== '' && !profile) {
    return (
      <WizardMessage notice={notice}>
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<ListSkeleton rows={1} height={320} />}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </WizardMessage>
    );
  }
  if (resumed === '' && limit !== null && !began) {
    return (
      <WizardMessage notice={notice}>
        <LimitBanner limit={limit} />
        <Link component={RouterLink} to={href('profiles')}>
          {t('newProfile:backToList')}
        </Link>
      </WizardMessage>
    );
  }
  return <WizardSteps {...{ notice, importLink, doneHref }} resumed={profile} onBegin={() => setBegan(true)} />;
}

/** The page without a step to show. */
function WizardMessage({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  return (
    <Stack sx={{ gap: 3 }}>
      <BlankHead />
      {notice}
      <PageLayout title={t('newProfile:title')} width="text">
        {children}
      </PageLayout>
    </Stack>
  );
}
