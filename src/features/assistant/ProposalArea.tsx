import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { itemDraftKey } from '@/domain/draftKey';
import { isItemType, type SuggestedItem } from '@/domain/suggestedText';
import { readDraft } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { useRefusalText } from '@/ui/text/useFailureText';
import { ItemProposals } from './ItemProposals';
import { TextProposal, type TakenText } from './TextProposal';
import { SuggestionProgress } from './SuggestionProgress';
import { WholeProposal } from './WholeProposal';
import { cancelSuggestion, itemRemoved, selectSection, type AssistantSectionState } from './assistantSlice';
import type { OpenSection } from './useTextTarget';

interface ProposalAreaProps {
  section: OpenSection;
  sectionKey: string;
  isWhole: boolean;
  onRetry: () => void;
  onTakeText: (taken: TakenText) => void;
  onTakeItem: (item: SuggestedItem) => Promise<ApiFailure | null>;
  onDiscard: () => void;
}

export function ProposalArea(props: ProposalAreaProps) {
  const { sectionKey, onRetry } = props;
  const { t } = useTranslation(['assistant', 'common']);
  const dispatch = useAppDispatch();
  const { status, failure, askedAt, proposal } = useAppSelector((state) => selectSection(state, sectionKey));
  const area = useRef<HTMLElement>(null);
  const isShown = status === 'loading' || proposal !== null;
  useEffect(() => {
    if (isShown) area.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const problem = useProblemText();
  const sentence = problem(status, failure);
  return (
    <Box
      component="section"
      ref={area}
      aria-label={t('proposal.title')}
      sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}
    >
      {status === 'loading' ? (
        <SuggestionProgress since={askedAt} onCancel={() => dispatch(cancelSuggestion(sectionKey))} />
      ) : null}
      {sentence ? (
        <ActionAlert severity={status === 'failed' ? 'error' : 'info'} role="alert" onAction={onRetry}>
          {sentence}
        </ActionAlert>
      ) : null}
      {status === 'loading' ? null : <Proposed {...props} />}
    </Box>
  );
}

function Proposed({ section, sectionKey, isWhole, onTakeText, onTakeItem, onDiscard }: ProposalAreaProps) {
  const { t } = useTranslation('assistant');
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const { proposal } = useAppSelector((state) => selectSection(state, sectionKey));
  const draft = itemDraftKey(section.id, 'proposal');
  if (!proposal && (isWhole || readDraft(userId, draft) === null)) return null;
  const isItems = isItemType(section.type);
  const isForSection = !proposal || (!isWhole && proposal.type === section.type);
  return (
    <>
      <Typography variant="h3">{t('proposal.title')}</Typography>
      {isForSection && section.text ? (
        <TextProposal
          section={section}
          text={section.text}
          proposal={proposal}
          onTake={onTakeText}
          onDiscard={onDiscard}
        />
      ) : isForSection && isItems && section.list ? (
        <ItemProposals
          draft={draft}
          items={proposal?.items ?? []}
          hasText={section.type === 'tips'}
          onTake={onTakeItem}
          onRemove={(item) => dispatch(itemRemoved({ key: sectionKey, item }))}
        />
      ) : proposal ? (
        <WholeProposal proposal={proposal} onDiscard={onDiscard} />
      ) : null}
    </>
  );
}

/** Failures whose general texts speak of pages and entries. */
const ownTexts = new Set<ApiFailure['kind']>(['notFound', 'notOffered', 'server', 'network', 'contract']);

/** Returns why there is no proposal; undefined where nothing was asked, or where a field shows it. */
function useProblemText() {
  const { t } = useTranslation('assistant');
  const refusalText = useRefusalText();
  return (status: AssistantSectionState['status'], failure: ApiFailure | null): string | undefined => {
    if (status === 'empty') return t('failure.empty');
    if (status === 'cancelled') return t('failure.cancelled');
    if (!failure || failure.kind === 'aborted') return undefined;
    const { style, formality } = failure.fields ?? {};
    if (style || formality) return undefined;
    return ownTexts.has(failure.kind) ? t(`failure.${failure.kind as 'server'}`) : refusalText(failure);
  };
}
