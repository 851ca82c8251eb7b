import { useAppSelector } from '@/store/hooks';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { selectClaim, selectClaims, deleteClaim, pauseClaim, upgradeClaim } from '../claimsSlice';

/** With its first opening, not with the page (performance S2). */
const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog')).PublishDialog }));

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
  const navigate = useNavigate();
  const question = useQuestionOf(dialog?.claimId ?? '');
  if (!dialog) return null;
  const { type, claimId } = dialog;
  const args = { params: { claimId } };
  const openEditor = (section: string) => void navigate(href('claim', { claimId }, { section }));
  switch (type) {
    case 'publish':
      return (
        <Suspense>
          <PublishDialog claimId={claimId} onClose={onClose} onGoTo={onGoTo ?? openEditor} />
        </Suspense>
      );
    case 'pause':
      return (
        <ActionDialog
          open
          title={t('pause.title')}
          text={t('pause.text')}
          confirmLabel={t('pause.confirm')}
          doneText="claims:notice.paused"
          action={() => pauseClaim(args)}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <ActionDialog
          open
          title={t('delete.title')}
          text={t('delete.text', { question: question || t('list.noQuestion') })}
          confirmLabel={t('delete.confirm')}
          destructive
          doneText="claims:notice.deleted"
          action={() => deleteClaim(args)}
          onDone={onDeleted}
          onClose={onClose}
        />
      );
    case 'upgrade':
      return (
        <ActionDialog
          open
          title={t('upgrade.title')}
          text={t('upgrade.text')}
          confirmLabel={t('upgrade.confirm')}
          doneText="claims:notice.upgraded"
          action={() => upgradeClaim(args)}
          onClose={onClose}
        />
      );
  }
}

function useQuestionOf(claimId: string): string {
  const inList = useAppSelector(selectClaims).find(({ id }) => id === claimId);
  const detail = useAppSelector((state) => selectClaim(state, claimId));
  return detail?.question ?? inList?.question ?? '';
}
