import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { itemDraftKey } from '@/domain/draftKey';
import { readDraft } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { EditProposal } from './EditProposal';
import { ProposalActions } from './ProposalActions';
import { ProposedText } from './ProposedText';
import type { Proposal } from './assistantSlice';
import type { OpenSection, TextPlace, TextField } from './useTextTarget';

/** Lazy, so that its library is no part of the panel. */
const TextComparison = lazyComponent(() => import('./TextComparison'), 'TextComparison');

/** `headline`: null where it is not wanted. */
export interface TakenText {
  text: string;
  place: TextPlace;
  headline: string | null;
}

interface TextProposalProps {
  section: OpenSection;
  text: TextField;
  /** Null where only an edited text of an earlier proposal is left. */
  proposal: Proposal | null;
  onTake: (taken: TakenText) => void;
  onDiscard: () => void;
}

const views = ['compare', 'proposal', 'current'] as const;
type View = (typeof views)[number];

export function TextProposal({ section, text, proposal, onTake, onDiscard }: TextProposalProps) {
  const { t } = useTranslation('assistant');
  const value = useSyncExternalStore(text.subscribe, text.read);
  const current = useMemo(() => text.plain(value), [text, value]);
  const userId = useAppSelector(selectUser)?.id ?? null;
  const draft = itemDraftKey(section.id, 'proposal');
  const [isEdited, setEdited] = useState(() => readDraft(userId, draft) !== null);
  const [isLeft, setLeft] = useState(false);
  const [view, setView] = useState<View>('compare');
  const currentHeadline = section.headline?.read().trim();
  // Checked where there is no headline yet.
  const [withHeadline, setWithHeadline] = useState(currentHeadline === '');
  const proposed = proposal?.headline ?? '';
  const headline = section.headline && proposed !== currentHeadline ? proposed : '';
  const take = (taken: string, place: TextPlace) =>
    onTake({ text: taken, place, headline: withHeadline && headline ? headline : null });

  const headlineChoice = headline ? (
    <FormControlLabel
      control={<Checkbox checked={withHeadline} onChange={(_, checked) => setWithHeadline(checked)} />}
      label={t('proposal.withHeadline', { headline })}
    />
  ) : null;
  if (!proposal && isLeft) return null;
  if (isEdited || !proposal) {
    return (
      <EditProposal
        draft={draft}
        text={proposal?.text ?? ''}
        isFieldEmpty={current === ''}
        onTake={take}
        hasProposal={proposal !== null}
        // Without a proposal to go back to: the text is kept, and offered when the panel is opened again.
        onBack={() => (proposal ? setEdited(false) : setLeft(true))}
      >
        {headlineChoice}
      </EditProposal>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {proposal.base === current ? null : <Alert severity="warning">{t('proposal.outdated')}</Alert>}
      <ProposalView view={view} onView={setView} current={current} proposed={proposal.text} />
      {headlineChoice}
      <ProposalActions
        isFieldEmpty={current === ''}
        onTake={(place) => take(proposal.text, place)}
        onEdit={() => setEdited(true)}
        onDiscard={onDiscard}
      />
    </Stack>
  );
}

interface ProposalViewProps {
  view: View;
  onView: (view: View) => void;
  /** Plain texts. */
  current: string;
  proposed: string;
}

function ProposalView({ view, onView, current, proposed }: ProposalViewProps) {
  const { t } = useTranslation('assistant');
  const comparison = (
    <Suspense fallback={proposed}>
      <TextComparison before={current} after={proposed} />
    </Suspense>
  );
  if (current === '') return <ProposedText>{proposed}</ProposedText>;
  return (
    <>
      <SegmentedControl
        label={t('proposal.view')}
        isLabelHidden
        value={view}
        options={views.map((value) => ({ value, label: t(`proposal.views.${value}`) }))}
        onChange={onView}
      />
      <ProposedText>{{ compare: comparison, proposal: proposed, current }[view]}</ProposedText>
    </>
  );
}
