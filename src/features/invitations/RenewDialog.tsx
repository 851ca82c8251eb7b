import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeText } from '@/domain/invitation';
import { resultOf } from '@/store/callResult';
import type { AppDispatch } from '@/store/rootReducer';
import { renew } from '@/entities/invitation/invite';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { useInviteFailure } from './useInviteFailure';

interface RenewDialogProps {
  /** The expired one. */
  invitation: Invitation;
  onRenewed: (invitation: Invitation) => void;
  onClose: () => void;
}

/** Renewing posts the same data and deletes the expired invitation; says that its address dies with it (ux no. 12). */
export function RenewDialog({ invitation, onRenewed, onClose }: RenewDialogProps) {
  const { t } = useTranslation('endorsements');
  const describe = useInviteFailure();
  /** The new invitation; once it exists, a retry only deletes the old one. */
  const renewed = useRef<Invitation>(undefined);
  const renewNow = () => async (dispatch: AppDispatch) => {
    const result = await dispatch(renew(invitation, renewed.current));
    if (result.step === 'done' || result.step === 'delete') renewed.current = result.invitation;
    return resultOf(result.step === 'done' ? null : describe(result));
  };
  const { firstname, lastname, competence_profiles } = invitation;
  const isComplete = firstname !== '' && lastname !== '' && competence_profiles.length > 0;
  return (
    <ActionDialog
      open
      title={t('renew.title', inviteeText(invitation))}
      text={t('renew.text')}
      confirmLabel={t('renew.confirm')}
      {...(isComplete ? {} : { disabledReason: t('renew.incomplete') })}
      renderFailure={(failure) => failure.message ?? ''}
      action={renewNow}
      onDone={() => renewed.current && onRenewed(renewed.current)}
      onClose={onClose}
    />
  );
}
