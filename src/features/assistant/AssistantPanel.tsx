import { Stack, Typography } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { draftKey } from '@/domain/draftKey';
import type { SuggestedItem } from '@/domain/suggestedText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { Drawing } from '@/ui/feedback/Drawing';
import { ProposalArea } from './ProposalArea';
import { SuggestionForm, type TextTone } from './SuggestionForm';
import { proposalDiscarded, requestSuggestion, selectSuggestion } from './assistantSlice';
import type { AcceptedText, OpenSection } from './useOpenSection';

interface AssistantPanelProps {
  section: OpenSection;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
  onTakeText: (taken: AcceptedText) => void;
  onTakeItem: (item: SuggestedItem) => Promise<ApiFailure | null>;
  /** Closes the panel and goes to a field. */
  onGoTo: (goToField: () => void) => void;
  notice: ReactNode;
}

const scopes = ['section', 'whole'] as const;

/** Nothing goes into a field before it is accepted (ux no. 5). */
export function AssistantPanel(props: AssistantPanelProps) {
  const { section, open, onClose, onExited, onTakeText, onTakeItem, onGoTo, notice } = props;
  const { t } = useTranslation('assistant');
  const dispatch = useAppDispatch();
  const [scope, setScope] = useState<(typeof scopes)[number]>('section');
  const isWhole = scope === 'whole';
  const key = isWhole ? draftKey({ type: 'claim', id: section.claimId, section: 'whole' }) : section.id;
  const suggestion = useAppSelector((state) => selectSuggestion(state, key));
  const { readHeadline, goToHeadline } = isWhole ? section.claim : section;
  const headline = readHeadline().trim();
  const formButton = useRef<HTMLButtonElement>(null);
  const ask = (tone: TextTone) => {
    const subtitle = section.type === 'long_answer' && !isWhole ? { long_answer_subtitle: headline } : {};
    const query = { type: isWhole ? ('multiple' as const) : section.type, ...tone, ...subtitle };
    const base = section.text ? section.text.plain(section.text.read()) : '';
    return dispatch(requestSuggestion({ key, claimId: section.claimId, query, base }));
  };
  return (
    <SideDrawer open={open} title={t('panel.title')} width={440} onClose={onClose} onExited={onExited}>
      <Persona />
      <SegmentedControl
        label={t('scope.label')}
        isLabelHidden
        value={scope}
        options={scopes.map((value) => ({ value, label: value === 'section' ? section.label : t('scope.whole') }))}
        onChange={setScope}
      />
      <ProposalArea
        section={section}
        suggestionKey={key}
        isWhole={isWhole}
        onTakeText={onTakeText}
        onTakeItem={onTakeItem}
        onFocusForm={() => formButton.current?.focus()}
        onDiscard={() => dispatch(proposalDiscarded(key))}
      >
        <SuggestionForm
          key={key}
          suggestion={suggestion}
          hasHeadline={headline !== ''}
          buttonRef={formButton}
          onAsk={ask}
          onGoToHeadline={() => onGoTo(goToHeadline)}
        />
      </ProposalArea>
      {open ? notice : null}
    </SideDrawer>
  );
}

/** Introduces the assistant and says that it is no person. */
function Persona() {
  const { t } = useTranslation('assistant');
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Drawing name="assistant" width={80} />
      <div>
        <Typography>{t('persona.greeting')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('persona.note')}
        </Typography>
      </div>
    </Stack>
  );
}
