import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { draftKey } from '@/domain/draftKey';
import type { SuggestedItem } from '@/domain/suggestedText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { SuggestionForm } from './SuggestionForm';
import { Persona } from './Persona';
import { ProposalArea } from './ProposalArea';
import { RecentProposals } from './RecentProposals';
import type { TakenText } from './TextProposal';
import { proposalChosen, requestSuggestion, selectSection, type Proposal } from './assistantSlice';
import type { OpenSection } from './useTextTarget';
import { useRememberedTone, useToneOptions, type Tone } from './useToneOptions';

interface AssistantPanelProps {
  section: OpenSection;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
  onTakeText: (taken: TakenText) => void;
  onTakeItem: (item: SuggestedItem) => Promise<ApiFailure | null>;
  /** Closes the panel and goes to a field. */
  onGoTo: (goToField: () => void) => void;
  /** What was done last, with a way back. */
  notice: ReactNode;
}

const scopes = ['section', 'whole'] as const;

/** The assistant beside the editor: it proposes, and nothing goes into a field before it is taken over (ux no. 5). */
export function AssistantPanel(props: AssistantPanelProps) {
  const { section, open, onClose, onExited, onTakeText, onTakeItem, onGoTo, notice } = props;
  const { t } = useTranslation(['assistant', 'common']);
  const dispatch = useAppDispatch();
  const [scope, setScope] = useState<(typeof scopes)[number]>('section');
  const isWhole = scope === 'whole';
  const key = isWhole ? draftKey({ type: 'claim', id: section.claimId, section: 'whole' }) : section.id;
  const state = useAppSelector((root) => selectSection(root, key));
  const { request, reload, isOffered, styles, formalities } = useToneOptions();
  const remembered = useRememberedTone();
  const { readHeadline, goToHeadline } = isWhole ? section.claim : section;
  const headline = readHeadline();
  const base = section.text ? section.text.plain(section.text.read()) : '';

  const submitButton = useRef<HTMLButtonElement>(null);
  const hasProposal = state.proposal !== null;
  const hadProposal = useRef(hasProposal);
  useEffect(() => {
    // It took the focus with it.
    if (open && hadProposal.current && !hasProposal && state.status !== 'loading') submitButton.current?.focus();
    hadProposal.current = hasProposal;
  }, [open, hasProposal, state.status]);

  const ask = (tone: Tone) => {
    const subtitle = section.type === 'long_answer' && !isWhole ? { long_answer_subtitle: headline.trim() } : {};
    return dispatch(
      requestSuggestion({
        key,
        claimId: section.claimId,
        query: { type: isWhole ? 'multiple' : section.type, ...tone, ...subtitle },
        label: isWhole ? t('scope.whole') : section.label,
        base,
      }),
    );
  };
  const show = (proposal: Proposal | null) =>
    dispatch(proposalChosen({ key, proposal: proposal && { ...proposal, base } }));

  return (
    <SideDrawer open={open} title={t('panel.title')} width={400} onClose={onClose} onExited={onExited}>
      <Persona />
      <SegmentedControl
        label={t('scope.label')}
        value={scope}
        options={scopes.map((value) => ({ value, label: value === 'section' ? section.label : t('scope.whole') }))}
        onChange={setScope}
      />
      <StatusView
        request={request}
        hasContent={isOffered}
        skeleton={<ListSkeleton rows={3} height={56} />}
        empty={
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={reload}>
                {t('common:action.retry')}
              </Button>
            }
          >
            {t('ask.noneOffered')}
          </Alert>
        }
        failureText="assistant:ask.notLoaded"
        onRetry={reload}
      >
        <SuggestionForm
          key={key}
          submitRef={submitButton}
          styles={styles}
          formalities={formalities}
          tone={remembered.read()}
          headline={headline}
          isAsking={state.status === 'loading'}
          hasProposal={hasProposal}
          onAsk={ask}
          onChoose={remembered.write}
          onGoToHeadline={() => onGoTo(goToHeadline)}
        />
      </StatusView>
      <VisuallyHidden role="status">
        {state.proposal && state.status === 'idle' ? t('proposal.ready') : ''}
      </VisuallyHidden>
      <ProposalArea
        key={`${key} ${state.proposal?.id ?? ''}`}
        section={section}
        sectionKey={key}
        isWhole={isWhole}
        onRetry={() => void ask(state.tone ?? remembered.read())}
        onTakeText={onTakeText}
        onTakeItem={onTakeItem}
        onDiscard={() => show(null)}
      />
      <Box sx={{ mt: 'auto', pt: 2, borderTop: 1, borderColor: 'divider', '&:empty': { display: 'none' } }}>
        {state.status === 'loading' ? null : <RecentProposals shownId={state.proposal?.id} onShow={show} />}
      </Box>
      {open ? notice : null}
    </SideDrawer>
  );
}
