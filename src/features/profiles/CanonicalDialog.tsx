import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useFailureText } from '@/ui/text/useFailureText';
import { useConfirmAction } from '@/ui/feedback/useConfirmAction';
import { makeCanonical } from './profilesSlice';

interface CanonicalDialogProps {
  profile: Pick<ProfileListItem, 'id' | 'occupation'> & { priority_changes?: number | null };
  open: boolean;
  onClose: () => void;
}

/** Priority may be switched twice in 12 months, so it is asked first (PRO-14, PRO-15). */
export function CanonicalDialog({ profile, open, onClose }: CanonicalDialogProps) {
  const { t } = useTranslation('profiles');
  const generalText = useFailureText();
  const dispatch = useAppDispatch();
  const question = useConfirmAction({
    onClose,
    run: async () => {
      const result = getFailure(await dispatch(makeCanonical({ params: { profileId: profile.id } })));
      if (!result) dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:canonical.done' }));
      return result;
    },
  });
  const changes = profile.priority_changes ?? null;
  return (
    <ConfirmDialog
      open={open}
      title={t('canonical.title')}
      text={t('canonical.text', { profile: profile.occupation?.name ?? t('noOccupation') })}
      confirmLabel={t('canonical.confirm')}
      failureText={(failure) => (isRefusal(failure) ? t('canonical.refused') : generalText(failure))}
      {...question}
    >
      <Typography>
        {t('canonical.rule')} {changes === null ? null : t('canonical.used', { count: changes })}
      </Typography>
    </ConfirmDialog>
  );
}

/** The server said no to the switch itself, as it does after the second one (PRO-15). */
function isRefusal({ kind }: ApiFailure): boolean {
  return kind === 'validation' || kind === 'conflict' || kind === 'forbidden';
}
