import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { RequestState } from '@/store/trackRequest';
import { fetchClaim, selectClaim, selectClaimRequest } from '@/entities/claim/claimsSlice';
import { EditorSectionsProvider } from '@/ui/editor/EditorSections';
import { EditorHeadSkeleton, EditorSkeleton, TitleSkeleton } from '@/ui/editor/EditorSkeleton';
import { PreviewValuesProvider } from '@/ui/editor/PreviewValues';
import { StatusView } from '@/ui/feedback/StatusView';
import { PageLayout } from '@/ui/page/PageLayout';
import { ClaimEditorView } from './ClaimEditorView';
import { useClaimGuard } from './useClaimGuard';

interface ClaimEditorProps {
  claimId: string;
  /** What helps to write a section, by `useAssistedSection`. */
  assistant: ReactNode;
}

/** One claim, section by section, with what is missing and how it will look beside it (CLA-03). */
export function ClaimEditor({ claimId, assistant }: ClaimEditorProps) {
  const { t } = useTranslation('claims');
  const claim = useAppSelector((state) => selectClaim(state, claimId));
  const request = useRequest((state) => selectClaimRequest(state, claimId));
  const reload = useLoad(fetchClaim, { params: { claimId } }, request);
  if (!claim) {
    const isPending = request.status !== 'failed';
    return (
      <PageLayout
        title={t('editor.title')}
        titlePlaceholder={isPending ? <TitleSkeleton title={t('editor.title')} /> : undefined}
        intro={isPending ? <EditorHeadSkeleton /> : undefined}
      >
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<EditorSkeleton aside={400} />}
          empty={null}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </PageLayout>
    );
  }
  return <LoadedEditor key={claimId} claim={claim} request={request} onRetry={reload} assistant={assistant} />;
}

interface LoadedEditorProps {
  claim: Claim;
  request: RequestState;
  onRetry: () => void;
  assistant: ReactNode;
}

function LoadedEditor({ claim, request, onRetry, assistant }: LoadedEditorProps) {
  const dispatch = useAppDispatch();
  const guard = useClaimGuard(claim);
  return (
    <EditorSectionsProvider
      beforeUpdate={guard.beforeUpdate}
      onUpdated={() => dispatch(noticeAdded({ severity: 'success', textKey: 'claims:notice.updated' }))}
    >
      <PreviewValuesProvider>
        <ClaimEditorView claim={claim} request={request} onRetry={onRetry} assistant={assistant} />
        {guard.dialog}
      </PreviewValuesProvider>
    </EditorSectionsProvider>
  );
}
