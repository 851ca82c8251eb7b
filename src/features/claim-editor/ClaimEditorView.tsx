import { Box, Stack, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { canChangeClaim, isClaimPublic } from '@/domain/claimLifeCycle';
import { claimChecks, firstBlocker } from '@/domain/publishing';
import type { RequestState } from '@/store/trackRequest';
import { href } from '@/routes/href';
import { useLocation, useNavigate, useSearchParams } from '@/routes/navigation';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { useReadPreviewValues } from '@/ui/publicPage/PreviewValues';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';
import { StatusView } from '@/ui/feedback/StatusView';
import { ContentLanguage } from '@/ui/text/useLanguage';
import { useKnownLanguage } from '@/ui/text/useOwnProfileName';
import { AssistanceProvider } from '@/features/claim-fields/SectionAssistant';
import { useClaimPreview } from '@/features/public-page/claim/OwnPublicClaim';
import { ClaimDialogs, type ClaimDialogType } from '@/features/publishing/claim/ClaimDialogs';
import { ClaimSections } from './ClaimSections';
import { ClaimSidePane, type SideView } from './ClaimSidePane';
import { EditorHead } from './EditorHead';
import { type ClaimSection, isClaimSection } from './sectionTable';
import { ViewSwitch } from './ViewSwitch';
import { readStored, writeStored } from '@/platform/clientStorage';
import { goToSection } from '@/ui/basics/focus';

interface ClaimEditorViewProps {
  claim: Claim;
  request: RequestState;
  onRetry: () => void;
  assistant: ReactNode;
}

export function ClaimEditorView({ claim, request, onRetry, assistant }: ClaimEditorViewProps) {
  const { t } = useTranslation('claims');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const canPublish = canChangeClaim(claim, 'publish');
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [dialog, setDialog] = useState<ClaimDialogType | null>(
    useRequestedDialog('publish') && canPublish ? 'publish' : null,
  );
  const preview = useClaimPreview(claim);
  const firstView = useFirstView(claim);
  const { view, setView, sections, goTo } = useViews(claim.id);
  const assistedClaim = useAssistedClaim(claim, goTo);
  return (
    <ContentLanguage value={useKnownLanguage(claim.competence_profile_id)}>
      <EditorHead claim={claim} preview={preview} onDialog={setDialog}>
        <StatusView request={request} hasContent skeleton={null} onRetry={onRetry}>
          {query.get('created') === 'yes' ? <CreatedNote claim={claim} onAnswer={() => goTo('shortAnswer')} /> : null}
          {isWide ? null : (
            <Box sx={{ mb: 2 }}>
              <ViewSwitch views={['edit', 'checklist', 'preview']} view={view} onView={setView} />
            </Box>
          )}
          <Stack
            direction="row"
            sx={{ gap: 3, alignItems: 'flex-start', '& > aside': { flex: isWide ? '0 0 400px' : 1 } }}
          >
            <Box sx={{ flex: 1, minWidth: 0, display: isWide || view === 'edit' ? 'block' : 'none' }}>
              {isClaimPublic(claim) ? (
                <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('editor.public')}</Typography>
              ) : null}
              <AssistanceProvider assistant={assistant} claim={assistedClaim}>
                <ClaimSections claim={claim} isOpen={sections.isOpen} onToggle={sections.toggle} />
              </AssistanceProvider>
            </Box>
            {isWide || view !== 'edit' ? (
              <ClaimSidePane
                claim={claim}
                view={view === 'edit' ? firstView : view}
                edited={sections.edited}
                isBeside={isWide}
                onView={setView}
                onGoTo={goTo}
                onPublish={canPublish ? () => setDialog('publish') : undefined}
              />
            ) : null}
          </Stack>
        </StatusView>
      </EditorHead>
      <ClaimDialogs
        dialog={dialog ? { type: dialog, claimId: claim.id } : null}
        onClose={() => setDialog(null)}
        onDeleted={() => void navigate(href('claims'), { replace: true })}
        onGoTo={goTo}
      />
    </ContentLanguage>
  );
}

/** The checklist where something is open, also once that is done, so that it can be published from there. */
function useFirstView(claim: Claim): SideView {
  const isComplete = firstBlocker(claimChecks(claim)) === undefined;
  const [wasComplete] = useState(isComplete);
  return isComplete && (wasComplete || isClaimPublic(claim)) ? 'preview' : 'checklist';
}

/** `goTo` leads to a section, also on arrival with `?section=`. */
function useViews(claimId: string) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [view, setView] = useState<'edit' | SideView>('edit');
  const sections = useSections(claimId);
  const goTo = (section: string, field?: string) => {
    if (section === 'question') void navigate(href('claimForm', undefined, { id: claimId }));
    if (!isClaimSection(section)) return;
    setView('edit');
    sections.goTo(section, field);
  };
  const { key: arrival } = useLocation();
  const arrive = useEffectEvent(() => {
    const section = query.get('section');
    if (section) goTo(section);
  });
  // Once for each arrival: a later change of the claim must not move the reader.
  // oxlint-disable-next-line react/set-state-in-effect -- the address, which is outside of React, names the section
  useEffect(() => arrive(), [arrival]);
  return { view, setView, sections, goTo };
}

function useAssistedClaim(claim: Claim, goTo: (section: string, field?: string) => void) {
  const readValues = useReadPreviewValues();
  return {
    claimId: claim.id,
    readHeadline: () => {
      const typed = readValues()['short_answer_headline'];
      return typeof typed === 'string' ? typed : claim.short_answer_headline;
    },
    goToHeadline: () => goTo('shortAnswer', 'field-short-answer-headline'),
  };
}

function CreatedNote({ claim, onAnswer }: { claim: Claim; onAnswer: () => void }) {
  const { t } = useTranslation('claims');
  const isAnswered = claimChecks(claim).some(({ rule, done }) => rule === 'shortAnswer' && done);
  if (claim.status !== 'draft' || isAnswered) return null;
  return (
    <ActionAlert severity="success" sx={{ mb: 2 }} onAction={onAnswer} action={t('editor.writeAnswer')}>
      {t('editor.createdNote')}
    </ActionAlert>
  );
}

const firstSection: ClaimSection = 'shortAnswer';

/** At the first visit the first section is open, later those that were left open (ux 4.3). */
function useSections(claimId: string) {
  const editor = `claim-${claimId}`;
  const [open, setOpen] = useState<readonly ClaimSection[]>(() => {
    const stored = readStored('openSections', editor);
    return Array.isArray(stored) ? (stored as ClaimSection[]) : [firstSection];
  });
  // Two sections may be opened before the next render, by the kept text of each.
  const latestOpen = useRef(open);
  const [edited, setEdited] = useState(firstSection);
  /** Scrolled to after the render that opens it. */
  const [target, setTarget] = useState<{ section: ClaimSection; field: string | undefined } | null>(null);
  useEffect(() => {
    if (target) goToSection(target.section, target.field);
  }, [target]);
  const toggle = useCallback(
    (section: ClaimSection, isOpen: boolean) => {
      const others = latestOpen.current.filter((entry) => entry !== section);
      latestOpen.current = isOpen ? [...others, section] : others;
      setOpen(latestOpen.current);
      writeStored('openSections', latestOpen.current, editor);
      if (isOpen) setEdited(section);
    },
    [editor],
  );
  const goTo = (section: ClaimSection, field?: string) => {
    toggle(section, true);
    setTarget({ section, field });
  };
  return { isOpen: (section: ClaimSection) => open.includes(section), edited, toggle, goTo };
}
