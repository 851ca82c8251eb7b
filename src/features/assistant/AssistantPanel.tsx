import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { draftKey } from '@/domain/draftKey';
import type { SuggestedItem } from '@/domain/suggestedText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { SuggestionForm } from './SuggestionForm';
import { Persona } from './Persona';
import { ProposalArea } from './ProposalArea';
import { RecentProposals } from './RecentProposals';
import type { TakenText } from './TextProposal';
import { proposalChosen, requestSuggestion, selectSection, type Proposal } from './assistantSlice';
import type { OpenSection } from './useTextTarget';
import { useRememberedTone, type TextTone } from './useToneOptions';

interface AssistantPanelProps {
  section: OpenSection;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
  onTakeText: (taken: TakenText) => void;
  onTakeItem: (item: SuggestedItem) => Promise<ApiFailure | null>;
  /** Closes the panel and goes to a field. */
  onGoTo: (goToField: () => void) => void;
  notice: ReactNode;
}

const scopes = ['section', 'whole'] as const;

function useSuggestion(section: OpenSection, isWhole: boolean) {
  const { t } = useTranslation('assistant');
  const dispatch = useAppDispatch();
  const key = isWhole ? draftKey({ type: 'claim', id: section.claimId, section: 'whole' }) : section.id;
  const { status, tone: lastTone, proposal } = useAppSelector((state) => selectSection(state, key));
  const { readHeadline, goToHeadline } = isWhole ? section.claim : section;
  const headline = readHeadline();
  const base = section.text ? section.text.plain(section.text.read()) : '';
  const ask = (tone: TextTone) => {
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
  const show = (shown: Proposal | null) => dispatch(proposalChosen({ key, proposal: shown && { ...shown, base } }));
  return { key, status, lastTone, proposal, headline, goToHeadline, ask, show };
}

/** Returns the ref of the button that gets the focus when a proposal that held it is removed. */
function useFocusAfterProposal(open: boolean, hasProposal: boolean, isLoading: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadProposal = useRef(hasProposal);
  useEffect(() => {
    if (open && hadProposal.current && !hasProposal && !isLoading) button.current?.focus();
    hadProposal.current = hasProposal;
  }, [open, hasProposal, isLoading]);
  return button;
}

/** Nothing goes into a field before it is accepted (ux no. 5). */
export function AssistantPanel(props: AssistantPanelProps) {
  const { section, open, onClose, onExited, onTakeText, onTakeItem, onGoTo, notice } = props;
  const { t } = useTranslation('assistant');
  const [scope, setScope] = useState<(typeof scopes)[number]>('section');
  const isWhole = scope === 'whole';
  const { key, status, lastTone, proposal, headline, goToHeadline, ask, show } = useSuggestion(section, isWhole);
  const remembered = useRememberedTone();
  const isLoading = status === 'loading';
  const submitButton = useFocusAfterProposal(open, proposal !== null, isLoading);
  return (
    <SideDrawer open={open} title={t('panel.title')} width={400} onClose={onClose} onExited={onExited}>
      <Persona />
      <SegmentedControl
        label={t('scope.label')}
        value={scope}
        options={scopes.map((value) => ({ value, label: value === 'section' ? section.label : t('scope.whole') }))}
        onChange={setScope}
      />
      <SuggestionForm
        sectionKey={key}
        submitRef={submitButton}
        tone={remembered.read()}
        headline={headline}
        isAsking={isLoading}
        hasProposal={proposal !== null}
        onAsk={ask}
        onChoose={remembered.write}
        onGoToHeadline={() => onGoTo(goToHeadline)}
      />
      <VisuallyHidden role="status">{proposal && status === 'idle' ? t('proposal.ready') : ''}</VisuallyHidden>
      <ProposalArea
        key={`${key} ${proposal?.id ?? ''}`}
        section={section}
        sectionKey={key}
        isWhole={isWhole}
        onRetry={() => void ask(lastTone ?? remembered.read())}
        onTakeText={onTakeText}
        onTakeItem={onTakeItem}
        onDiscard={() => show(null)}
      />
      <Box sx={{ mt: 'auto', pt: 2, borderTop: 1, borderColor: 'divider', '&:empty': { display: 'none' } }}>
        {isLoading ? null : <RecentProposals shownId={proposal?.id} onShow={show} />}
      </Box>
      {open ? notice : null}
    </SideDrawer>
  );
}
