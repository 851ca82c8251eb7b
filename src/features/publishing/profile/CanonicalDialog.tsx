import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { makeCanonical } from '@/entities/profile/profilesSlice';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { Message } from '@/ui/feedback/Message';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { RefusalMessage } from '../RefusalMessage';

interface CanonicalDialogProps {
  profile: Pick<ProfileListItem, 'id' | 'occupation'> & { priority_changes?: number | null };
  open: boolean;
  onClose: () => void;
}

/** The documented number of switches in 12 months (PRO-15). */
const maxChanges = 2;

/** Priority may be switched twice in 12 months, so it is asked first (PRO-14, PRO-15). */
export function CanonicalDialog({ profile, open, onClose }: CanonicalDialogProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const occupationOf = useOwnOccupation();
  const changes = profile.priority_changes ?? null;
  // Only a refusal of the switch itself speaks of the rule, and not where the server tells that it is not used up.
  const left = changes === null ? null : maxChanges - changes;
  const isRule = ({ kind }: ApiFailure) => kind === 'validation' && (changes === null || changes >= maxChanges);
  const refused = <Message title={t('canonical.refusedTitle')} text={t('canonical.refused')} />;
  return (
    <ActionDialog
      open={open}
      title={t('canonical.title')}
      text={t('canonical.text', { profile: occupationOf(profile) || t('profiles:noOccupation') })}
      confirmLabel={t('canonical.confirm')}
      renderFailure={(failure) => (isRule(failure) ? refused : <RefusalMessage failure={failure} />)}
      action={() => makeCanonical({ params: { profileId: profile.id } })}
      doneText="profileParts:canonical.done"
      onClose={onClose}
      {...(left !== null && left <= 0 ? { disabledReason: refused } : {})}
    >
      <Typography>
        {t('canonical.rule')} {changes === null ? null : t('canonical.used', { count: changes })}{' '}
        {left === null || left <= 0 ? null : t('canonical.left', { count: left - 1 })}
      </Typography>
    </ActionDialog>
  );
}
