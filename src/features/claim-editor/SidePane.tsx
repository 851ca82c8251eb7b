import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { claimChecks, firstBlocker } from '@/domain/publishing';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ClaimPreviewPane } from '@/features/public-page';
import { ClaimChecklist } from '@/features/publishing';
import type { ClaimSection } from './sectionTable';
import { ViewSwitch } from './ViewSwitch';

export type SideView = 'checklist' | 'preview';

interface SidePaneProps {
  claim: Claim;
  view: SideView;
  /** The section opened last; the preview scrolls to it. */
  edited: ClaimSection;
  /** Shows the choice of view: where the pane is beside the sections, not one of the editor's views itself. */
  hasViews: boolean;
  onView: (view: SideView) => void;
  onFullScreen: () => void;
  onGoTo: (section: string) => void;
  /** Undefined while the claim is public. */
  onPublish: (() => void) | undefined;
}

/** How much of the window navbar and editor head cover. */
const covered = '(var(--sticky-top, 0px) + var(--head-height, 0px))';

/** Checklist or preview of the claim. */
export function SidePane(props: SidePaneProps) {
  const { claim, view, edited, hasViews, onView, onFullScreen, onGoTo, onPublish } = props;
  const { t } = useTranslation('claims');
  const id = useId();
  const isComplete = firstBlocker(claimChecks(claim)) === undefined;
  return (
    <Card
      component="aside"
      aria-label={t(`editor.${view}`)}
      sx={{
        p: 2,
        flex: hasViews ? '0 0 400px' : 1,
        minWidth: 0,
        ...(hasViews
          ? {
              position: 'sticky',
              top: `calc(${covered} + 16px)`,
              maxHeight: `calc(100dvh - ${covered} - 32px)`,
              overflowY: 'auto',
            }
          : {}),
      }}
    >
      {hasViews ? <ViewSwitch views={['checklist', 'preview']} view={view} onView={onView} /> : null}
      {view === 'checklist' ? (
        <Box>
          {isClaimPublic(claim) && isComplete ? null : (
            <Typography variant="body2" id={id} sx={{ color: 'text.secondary', mb: 2 }}>
              {t(isClaimPublic(claim) ? 'editor.checklistPublic' : 'editor.checklistIntro')}
            </Typography>
          )}
          <ClaimChecklist claim={claim} headingId={id} onGoTo={onGoTo} onPublish={onPublish} />
        </Box>
      ) : (
        <Suspense fallback={<ListSkeleton rows={3} height={120} />}>
          <ClaimPreviewPane claim={claim} edited={edited} onFullScreen={onFullScreen} />
        </Suspense>
      )}
    </Card>
  );
}
