import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { claimChecks, newlyBroken } from '@/domain/publishing';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { fetchClaim, pauseClaim, selectClaim, selectClaimRequest } from '@/entities/claim/claimsSlice';
import { EditorSectionsProvider } from '@/ui/editor/EditorSections';
import { EditorHeadSkeleton, EditorSkeleton } from '@/ui/editor/EditorSkeleton';
import { TitleSkeleton } from '@/ui/page/PageHead';
import { PreviewValuesProvider } from '@/ui/publicPage/PreviewValues';
import { usePublishGuard } from '@/ui/editor/usePublishGuard';
import { StatusView } from '@/ui/feedback/StatusView';
import { PageLayout } from '@/ui/page/PageLayout';
import { ClaimEditorView } from './ClaimEditorView';

interface ClaimEditorProps {
  claimId: string;
  /** Reads its section by `useAssistedSection`. */
  assistant: ReactNode;
}

/** Skeleton heights in px. */
const sheetAndList = [640, 460];

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
} as const;

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
          skeleton={<EditorSkeleton columns={columns} paneFrom="lg" cards={sheetAndList} />}
          empty={null}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </PageLayout>
    );
  }
  return (
    <EditedClaim key={claimId} claim={claim}>
      <ClaimEditorView claim={claim} request={request} onRetry={reload} assistant={assistant} />
    </EditedClaim>
  );
}

/** Keeps a published claim as complete as publishing demanded (CLA-05, D-62). */
function EditedClaim({ claim, children }: { claim: Claim; children: ReactNode }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const { confirm, dialog } = usePublishGuard();
  const beforeUpdate = async (values: Record<string, unknown>) => {
    const read = await dispatch(fetchClaim({ params: { claimId: claim.id } }));
    const newest = 'data' in read ? read.data : claim;
    if (!isClaimPublic(newest)) return true;
    const brokenRules = newlyBroken(claimChecks(newest), claimChecks({ ...newest, ...values }));
    const pause = () => dispatch(failureOf(pauseClaim({ params: { claimId: claim.id } })));
    return (
      (await confirm(
        brokenRules.map((rule) => t(`check.${rule}`)),
        pause,
      )) === true
    );
  };
  return (
    <EditorSectionsProvider
      beforeUpdate={beforeUpdate}
      onUpdated={() => dispatch(noticeAdded({ severity: 'success', textKey: 'claims:notice.updated' }))}
    >
      <PreviewValuesProvider>
        {children}
        {dialog}
      </PreviewValuesProvider>
    </EditorSectionsProvider>
  );
}
