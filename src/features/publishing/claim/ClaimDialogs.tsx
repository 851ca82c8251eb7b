import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { deleteClaim, pauseClaim, selectClaim, selectClaims, upgradeClaim } from '@/entities/claim/claimsSlice';
import { useLastNonNull } from '@/ui/basics/SideDrawer';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { PauseDialog } from '../PauseDialog';
import { PublishClaimDialog } from './PublishClaimDialog';

export type ClaimDialogType = 'publish' | 'pause' | 'delete' | 'upgrade';

export interface ClaimDialog {
  type: ClaimDialogType;
  claimId: string;
}

interface ClaimDialogsProps {
  dialog: ClaimDialog | null;
  onClose: () => void;
  onDeleted?: () => void;
  /** Leads to a section of the editor; from elsewhere the editor is opened there. */
  onGoTo?: (section: string) => void;
}

/**
 * Publish, pause, upgrade and delete: each asks before it is done (CLA-06 to CLA-09). They stay mounted, since a call
 * they started may still be pending.
 */
export function ClaimDialogs({ dialog, ...props }: ClaimDialogsProps) {
  const last = useLastNonNull(dialog);
  return last ? <DialogsOfClaim {...props} claimId={last.claimId} type={dialog?.type ?? null} /> : null;
}

interface DialogsOfClaimProps extends Omit<ClaimDialogsProps, 'dialog'> {
  claimId: string;
  type: ClaimDialogType | null;
}

function DialogsOfClaim({ claimId, type, onClose, onDeleted, onGoTo }: DialogsOfClaimProps) {
  const { t } = useTranslation('publicClaim');
  const navigate = useNavigate();
  const question = useQuestionOf(claimId);
  const args = { params: { claimId } };
  return (
    <>
      {type === 'publish' ? (
        <PublishClaimDialog
          claimId={claimId}
          onClose={onClose}
          onGoTo={onGoTo ?? ((section) => void navigate(href('claim', { claimId }, { section })))}
        />
      ) : null}
      <PauseDialog
        id={claimId}
        texts="publicClaim"
        confirmLabel={t('pause.confirm')}
        open={type === 'pause'}
        action={() => pauseClaim(args)}
        onClose={onClose}
      />
      <ActionDialog
        open={type === 'delete'}
        title={t('delete.title')}
        text={t('delete.text', { question: question || t('noQuestion') })}
        confirmLabel={t('delete.confirm')}
        destructive
        doneText="publicClaim:notice.deleted"
        action={() => deleteClaim(args)}
        onDone={onDeleted}
        onClose={onClose}
      />
      <ActionDialog
        open={type === 'upgrade'}
        title={t('upgrade.title')}
        text={t('upgrade.text')}
        confirmLabel={t('upgrade.confirm')}
        doneText="publicClaim:notice.upgraded"
        action={() => upgradeClaim(args)}
        onClose={onClose}
      />
    </>
  );
}

function useQuestionOf(claimId: string): string {
  const inList = useAppSelector(selectClaims).find(({ id }) => id === claimId);
  const detail = useAppSelector((state) => selectClaim(state, claimId));
  return detail?.question ?? inList?.question ?? '';
}
