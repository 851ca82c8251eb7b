import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { claimChecks, firstBlocker } from '@/domain/publishing';
import { DeferredContent } from '@/ui/basics/SideDrawer';
import { SidePane } from '@/ui/editor/SidePane';
import { TextSkeleton } from '@/ui/feedback/ListSkeleton';
import { ClaimPreviewPane } from '@/features/public-page/claim/OwnPublicClaim';
import { ClaimChecklist } from '@/features/publishing/claim/ClaimChecklist';
import type { ClaimSection } from './sectionTable';
import { ViewSwitch } from './ViewSwitch';

export type SideView = 'checklist' | 'preview';

interface ViewProps {
  claim: Claim;
  view: SideView;
  /** The section opened last; the preview scrolls to it. */
  edited: ClaimSection;
  onGoTo: (section: string) => void;
  /** Undefined while the claim is public. */
  onPublish: (() => void) | undefined;
}

interface ClaimSidePaneProps extends ViewProps {
  /** Beside the sections, not one of the editor's views. */
  isBeside: boolean;
  onView: (view: SideView) => void;
}

export function ClaimSidePane({ isBeside, onView, ...content }: ClaimSidePaneProps) {
  const { claim, view } = content;
  const { t } = useTranslation('claims');
  const label = t(`editor.${view}`);
  if (!isBeside) {
    return (
      <Card component="aside" aria-label={label} sx={{ p: 2, minWidth: 0 }}>
        <SideContent {...content} />
      </Card>
    );
  }
  const views: SideView[] = isClaimPublic(claim) ? ['preview', 'checklist'] : ['checklist', 'preview'];
  return (
    <SidePane aria-label={label} viewSwitch={<ViewSwitch views={views} view={view} onView={onView} />}>
      <SideContent {...content} />
    </SidePane>
  );
}

function SideContent({ claim, view, edited, onGoTo, onPublish }: ViewProps) {
  const { t } = useTranslation('claims');
  const id = useId();
  const isPublic = isClaimPublic(claim);
  const isComplete = firstBlocker(claimChecks(claim)) === undefined;
  if (view === 'preview') {
    return (
      <DeferredContent fallback={<TextSkeleton height={284} />}>
        <ClaimPreviewPane claim={claim} edited={edited} />
      </DeferredContent>
    );
  }
  return (
    <Box>
      {isPublic && isComplete ? null : (
        <Typography variant="body2" id={id} sx={{ color: 'text.secondary', mb: 2 }}>
          {t(isPublic ? 'editor.checklistPublic' : 'editor.checklistIntro')}
        </Typography>
      )}
      <ClaimChecklist claim={claim} headingId={id} onGoTo={onGoTo} onPublish={onPublish} />
    </Box>
  );
}
