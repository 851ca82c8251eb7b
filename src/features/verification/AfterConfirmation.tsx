import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Person } from '@/api/schema/entities';
import { fetchInvitableProfiles } from '@/entities/invitation/endorsementsSlice';
import { href, inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useRead } from '@/store/hooks';

/**
 * Whoever has a published profile can ask the expert back; everybody else is offered to build one, also where the answer
 * does not come (D-81). The name travels in the router's state and stays out of the address.
 */
export function AfterConfirmation({ owner }: { owner: Person | null }) {
  const { t } = useTranslation('verification');
  const result = useRead(fetchInvitableProfiles, undefined);
  if (result === null) return null;
  const firstname = owner?.firstname.trim() ?? '';
  if (owner && firstname && 'data' in result && result.data.length > 0) {
    return (
      <Button
        variant="contained"
        size="large"
        component={RouterLink}
        to={inviteHref}
        state={{ firstname, lastname: owner.lastname }}
      >
        {t('done.askBack', { name: firstname })}
      </Button>
    );
  }
  return (
    <Button variant="contained" size="large" component={RouterLink} to={href('newProfile')}>
      {t('done.ownProfile')}
    </Button>
  );
}
