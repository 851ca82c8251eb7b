import { Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { UserDetailsAlert, useUserDetails } from '@/features/user';

/** Connected by the import, which asks for the address of the profile (IMP-04). */
export function ConnectionsSection() {
  const { t } = useTranslation(['account', 'common']);
  const details = useUserDetails();
  if (details === null) return <UserDetailsAlert skeleton={<FormSkeleton fields={1} />} />;
  const isConnected = details.is_linkedin_connected;
  const state = isConnected === null ? 'unknown' : isConnected ? 'connected' : 'notConnected';
  return (
    <>
      <Typography>{t(`connections.${state}`)}</Typography>
      <Button
        component={RouterLink}
        to={href('importCareer')}
        sx={(theme) => ({ mt: 1, ...theme.mixins.textButtonAtEdge })}
      >
        {t(isConnected ? 'common:page.importCareer' : 'connections.connect')}
      </Button>
    </>
  );
}
