import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { deleteClaim, pauseClaim, selectClaim, selectClaims, upgradeClaim } from '../claimsSlice';
import { CallDialog } from './CallDialog';
import { PublishDialog } from './PublishDialog';

export type ClaimDialogType = 'publish' | 'pause' | 'delete' | 'upgrade';

export interface ClaimDialog {
  type: ClaimDialogType;
  claimId: string;
}

interface ClaimDialogsProps {
  dialog: ClaimDialog | null;
  onClose: () => void;
  /** After the claim is gone. */
  onDeleted?: () => void;
  /** Leads to a section of the editor; from elsewhere the editor is opened there. */
  onGoTo?: (section: string) => void;
}

/** The questions asked before something happens to a whole claim. */
export function ClaimDialogs({ dialog, onClose, onDeleted, onGoTo }: ClaimDialogsProps) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const question = useConfirmAction(dialog?.claimId ?? '');
  if (!dialog) return null;
  const { type, claimId } = dialog;
  const args = { params: { claimId } };
  const openEditor = (section: string) => void navigate(href('claim', { claimId }, { section }));
  switch (type) {
    case 'publish':
      return <PublishDialog claimId={claimId} onClose={onClose} onGoTo={onGoTo ?? openEditor} />;
    case 'pause':
      return (
        <CallDialog
          title={t('pause.title')}
          text={t('pause.text')}
          confirmLabel={t('pause.confirm')}
          doneText="claims:notice.paused"
          run={() => dispatch(pauseClaim(args))}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <CallDialog
          title={t('delete.title')}
          text={t('delete.text', { question: question || t('list.noQuestion') })}
          confirmLabel={t('delete.confirm')}
          danger
          doneText="claims:notice.deleted"
          run={() => dispatch(deleteClaim(args))}
          onDone={onDeleted}
          onClose={onClose}
        />
      );
    case 'upgrade':
      return (
        <CallDialog
          title={t('upgrade.title')}
          text={t('upgrade.text')}
          confirmLabel={t('upgrade.confirm')}
          doneText="claims:notice.upgraded"
          run={() => dispatch(upgradeClaim(args))}
          onClose={onClose}
        />
      );
  }
}

function useConfirmAction(claimId: string): string {
  const inList = useAppSelector(selectClaims).find(({ id }) => id === claimId);
  const detail = useAppSelector((state) => selectClaim(state, claimId));
  return detail?.question ?? inList?.question ?? '';
}
