import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { canChangeClaim, isClaimPublic } from '@/domain/claimLifeCycle';
import { claimChecks } from '@/domain/publishing';
import type { RequestState } from '@/store/trackRequest';
import { href } from '@/routes/href';
import { useLocation, useNavigate, useSearchParams } from '@/routes/navigation';
import { goToSection } from '@/ui/basics/goToSection';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { useReadPreviewValues } from '@/ui/editor/PreviewValues';
import { useOpenSections } from './useOpenSections';
import { useRequestedPublish } from '@/ui/editor/useRequestedPublish';
import { StatusView } from '@/ui/feedback/StatusView';
import { AssistanceProvider } from '@/features/claim-fields';
import { useClaimPreview } from '@/features/public-page';
import { ClaimDialogs, type ClaimDialogType } from '@/features/publishing';
import { ClaimSections } from './ClaimSections';
import { EditorHead } from './EditorHead';
import { SidePane, type SideView } from './SidePane';
import { isClaimSection, type ClaimSection } from './sectionTable';

interface ClaimEditorViewProps {
  claim: Claim;
  request: RequestState;
  onRetry: () => void;
  assistant: ReactNode;
}

type View = 'edit' | SideView;

/** Sections left, checklist and preview right; on narrower screens the three are views of their own. */
export function ClaimEditorView({ claim, request, onRetry, assistant }: ClaimEditorViewProps) {
  const { t } = useTranslation('claims');
  const navigate = useNavigate();
  const canPublish = canChangeClaim(claim, 'publish');
  const [query] = useSearchParams();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [view, setView] = useState<View>('edit');
  const [dialog, setDialog] = useState<ClaimDialogType | null>(useRequestedPublish() && canPublish ? 'publish' : null);
  const preview = useClaimPreview(claim);
  const sections = useSections(claim.id);
  const goTo = (section: string, field?: string) => {
    if (section === 'question') void navigate(href('claimForm', undefined, { id: claim.id }));
    if (!isClaimSection(section)) return;
    setView('edit');
    sections.goTo(section, field);
  };
  const assistedClaim = useAssistedClaim(claim, goTo);

  const { key: arrival } = useLocation();
  const arrive = useEffectEvent(() => {
    const section = query.get('section');
    if (section) goTo(section);
  });
  // Once for each arrival: a later change of the claim must not move the reader.
  // oxlint-disable-next-line react/set-state-in-effect -- the address, which is outside of React, asks for the section
  useEffect(() => arrive(), [arrival]);

  const shown = isWide ? 'edit' : view;
  const side: SideView = view === 'edit' ? 'checklist' : view;
  return (
    <>
      <EditorHead claim={claim} preview={preview} onDialog={setDialog}>
        <StatusView request={request} hasContent skeleton={null} onRetry={onRetry}>
          {query.get('created') === 'yes' ? <CreatedNote claim={claim} onAnswer={() => goTo('shortAnswer')} /> : null}
          {isWide ? null : (
            <Box sx={{ mb: 2 }}>
              <SegmentedControl
                label={t('editor.views')}
                isLabelHidden
                value={view}
                options={(['edit', 'checklist', 'preview'] as const).map((value) => ({
                  value,
                  label: t(`editor.${value}`),
                }))}
                onChange={setView}
              />
            </Box>
          )}
          <Stack direction="row" sx={{ gap: 3, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0, display: shown === 'edit' ? 'block' : 'none' }}>
              {isClaimPublic(claim) ? (
                <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('editor.public')}</Typography>
              ) : null}
              <AssistanceProvider assistant={assistant} claim={assistedClaim}>
                <ClaimSections claim={claim} isOpen={sections.isOpen} onToggle={sections.toggle} />
              </AssistanceProvider>
            </Box>
            {isWide || view !== 'edit' ? (
              <SidePane
                claim={claim}
                view={side}
                edited={sections.edited}
                hasViews={isWide}
                onView={setView}
                onFullScreen={preview.openPage}
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
    </>
  );
}

/** The sections that are open, the one edited last, and the way to one of them. */
function useSections(claimId: string) {
  const open = useOpenSections<ClaimSection>(`claim-${claimId}`, 'shortAnswer');
  const [edited, setEdited] = useState<ClaimSection>('shortAnswer');
  /** Gone to once the render that opens it is on the screen. */
  const [target, setTarget] = useState<{ section: ClaimSection; field: string | undefined } | null>(null);
  useEffect(() => {
    if (target) goToSection(target.section, target.field);
  }, [target]);
  const toggle = (section: ClaimSection, isOpen: boolean) => {
    open.set(section, isOpen);
    if (isOpen) setEdited(section);
  };
  const goTo = (section: ClaimSection, field?: string) => {
    toggle(section, true);
    setTarget({ section, field });
  };
  return { isOpen: open.isOpen, edited, toggle, goTo };
}

/** What the assistant needs of the claim, with the headline as it is typed. */
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

/** The next step of a claim that was just created. */
function CreatedNote({ claim, onAnswer }: { claim: Claim; onAnswer: () => void }) {
  const { t } = useTranslation('claims');
  const isAnswered = claimChecks(claim).some(({ rule, done }) => rule === 'shortAnswer' && done);
  if (claim.status !== 'draft' || isAnswered) return null;
  return (
    <Alert
      severity="success"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onAnswer}>
          {t('editor.writeAnswer')}
        </Button>
      }
    >
      {t('editor.createdNote')}
    </Alert>
  );
}
