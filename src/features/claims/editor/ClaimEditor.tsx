import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { useAppDispatch, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { RequestState } from '@/store/trackRequest';
import { EditorSectionsProvider } from '@/ui/editor/EditorSections';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { PageLayout } from '@/ui/page/PageLayout';
import { StatusView } from '@/ui/feedback/StatusView';
import { selectClaim, selectClaimRequest, type ClaimsState } from '../claimsSlice';
import { fetchClaim } from '../thunks';
import { ClaimEditorView } from './ClaimEditorView';
import { PreviewValuesProvider } from './PreviewValues';
import { useClaimGuard } from './useClaimGuard';

/** One claim, section by section, with what is missing and how it will look beside it (CLA-03). */
export function ClaimEditor({ claimId }: { claimId: string }) {
  const { t } = useTranslation('claims');
  const claim = useSelector((state: ClaimsState) => selectClaim(state, claimId));
  const request = useSelector((state: ClaimsState) => selectClaimRequest(state, claimId));
  const reload = useLoad((dispatch) => dispatch(fetchClaim({ params: { claimId } })), claimId);
  if (!claim) {
    return (
      <PageLayout title={t('editor.title')}>
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<ListSkeleton rows={5} height={88} />}
          empty={null}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </PageLayout>
    );
  }
  return <LoadedEditor key={claimId} claim={claim} request={request} onRetry={reload} />;
}

interface LoadedEditorProps {
  claim: Claim;
  request: RequestState;
  onRetry: () => void;
}

function LoadedEditor({ claim, request, onRetry }: LoadedEditorProps) {
  const dispatch = useAppDispatch();
  const guard = useClaimGuard(claim);
  const announceUpdate = useCallback(
    () => dispatch(noticeAdded({ severity: 'success', textKey: 'claims:notice.updated' })),
    [dispatch],
  );
  return (
    <EditorSectionsProvider beforeUpdate={guard.beforeUpdate} onUpdated={announceUpdate}>
      <PreviewValuesProvider>
        <ClaimEditorView claim={claim} request={request} onRetry={onRetry} />
        {guard.dialog}
      </PreviewValuesProvider>
    </EditorSectionsProvider>
  );
}
