import { Alert, Box, Button, Checkbox, FormControlLabel, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { wholeText, type SuggestedItem } from '@/domain/suggestedText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CopyButton } from '@/ui/basics/CopyButton';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { longAfterMs, useHasPassed } from '@/ui/feedback/SlowLoading';
import { ItemProposals } from './ItemProposals';
import { cancelSuggestion, itemRemoved, selectSuggestion } from './assistantSlice';
import { useFieldText, type AcceptedText, type OpenSection } from './useOpenSection';

/** Lazy, so that its library is no part of the panel. */
const TextComparison = lazyComponent(() => import('./TextComparison'), 'TextComparison');

interface ProposalAreaProps {
  section: OpenSection;
  suggestionKey: string;
  isWhole: boolean;
  onTakeText: (taken: AcceptedText) => void;
  onTakeItem: (item: SuggestedItem) => Promise<ApiFailure | null>;
  /** Called before an element that may have the focus is removed. */
  onFocusForm: () => void;
  onDiscard: () => void;
  /** Between the proposal and its actions. */
  children: ReactNode;
}

export function ProposalArea(props: ProposalAreaProps) {
  const { section, suggestionKey, isWhole, onTakeText, onTakeItem, onFocusForm, onDiscard, children } = props;
  const { t } = useTranslation('assistant');
  const dispatch = useAppDispatch();
  const { status, proposal: latest } = useAppSelector((state) => selectSuggestion(state, suggestionKey));
  const isLoading = status === 'loading';
  const proposal = isLoading ? null : latest;
  const text = isWhole ? undefined : section.text;
  const current = useFieldText(text);
  const currentHeadline = section.headline?.read().trim();
  // Checked where there is no headline yet.
  const [withHeadline, setWithHeadline] = useState(currentHeadline === '');
  const offered = text && section.headline && proposal?.headline !== currentHeadline ? proposal?.headline : '';
  const area = useRef<HTMLElement>(null);
  const isShown = isLoading || proposal !== null;
  useEffect(() => {
    if (isShown) area.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, isLoading]);
  const leave = (act: () => void) => () => {
    onFocusForm();
    act();
  };
  const hasText = proposal !== null && (isWhole || text !== undefined);

  return (
    <>
      <VisuallyHidden role="status">{proposal && status === 'idle' ? t('proposal.ready') : ''}</VisuallyHidden>
      <Box
        component="section"
        ref={area}
        aria-label={t('proposal.title')}
        sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}
      >
        {isLoading ? <Progress onCancel={leave(() => dispatch(cancelSuggestion(suggestionKey)))} /> : null}
        {status === 'empty' || status === 'cancelled' ? (
          <Alert severity="info" role="alert">
            {t(`failure.${status}`)}
          </Alert>
        ) : null}
        {proposal ? <ProposalHeading onDiscard={leave(onDiscard)} /> : null}
        {proposal && text && proposal.base !== current ? (
          <Alert severity="warning">{t('proposal.outdated')}</Alert>
        ) : null}
        {hasText ? <TextViews current={current} proposed={isWhole ? wholeText(proposal) : proposal.text} /> : null}
        {proposal && !hasText ? (
          <ItemProposals
            items={proposal.items}
            onTake={onTakeItem}
            onFocusForm={onFocusForm}
            onRemove={(item) => dispatch(itemRemoved({ key: suggestionKey, item }))}
          />
        ) : null}
        {offered ? (
          <FormControlLabel
            control={<Checkbox checked={withHeadline} onChange={(_, checked) => setWithHeadline(checked)} />}
            label={t('proposal.withHeadline', { headline: offered })}
          />
        ) : null}
      </Box>
      {children}
      {hasText && isWhole ? (
        <DrawerFoot>
          <CopyButton text={wholeText(proposal)} what={t('scope.whole')} label={t('whole.copy')} variant="contained" />
        </DrawerFoot>
      ) : hasText ? (
        <TextActions
          isFieldEmpty={current === ''}
          onTake={(place) =>
            onTakeText({ text: proposal.text, place, headline: withHeadline && offered ? offered : null })
          }
        />
      ) : null}
    </>
  );
}

function ProposalHeading({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('assistant');
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
      <Typography variant="h3">{t('proposal.title')}</Typography>
      <Button onClick={onDiscard} sx={({ mixins }) => mixins.textButtonAtEdge}>
        {t('proposal.discard')}
      </Button>
    </Stack>
  );
}

interface TextActionsProps {
  isFieldEmpty: boolean;
  onTake: (place: AcceptedText['place']) => void;
}

function TextActions({ isFieldEmpty, onTake }: TextActionsProps) {
  const { t } = useTranslation('assistant');
  return (
    <DrawerFoot>
      {isFieldEmpty ? null : (
        <Button variant="outlined" onClick={() => onTake('below')}>
          {t('proposal.below')}
        </Button>
      )}
      <Button variant="contained" onClick={() => onTake('replace')}>
        {t(isFieldEmpty ? 'proposal.take' : 'proposal.replace')}
      </Button>
    </DrawerFoot>
  );
}

function Progress({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['assistant', 'common']);
  const isLong = useHasPassed(longAfterMs);
  return (
    <>
      <Box aria-hidden>
        {['100%', '94%', '98%', '60%'].map((width) => (
          <Skeleton key={width} width={width} height={28} />
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ '&:empty': { position: 'absolute' } }}>
        {isLong ? t('waiting.long') : ''}
      </Typography>
      <Button onClick={onCancel} sx={{ justifySelf: 'start' }}>
        {t('common:action.cancel')}
      </Button>
    </>
  );
}

const views = ['compare', 'proposal', 'current'] as const;

function TextViews({ current, proposed }: { current: string; proposed: string }) {
  const { t } = useTranslation('assistant');
  const [view, setView] = useState<(typeof views)[number]>('compare');
  const comparison = (
    <Suspense fallback={proposed}>
      <TextComparison before={current} after={proposed} />
    </Suspense>
  );
  return (
    <>
      {current === '' ? null : (
        <SegmentedControl
          label={t('proposal.view')}
          isLabelHidden
          value={view}
          options={views.map((value) => ({ value, label: t(`proposal.views.${value}`) }))}
          onChange={setView}
        />
      )}
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {current === '' ? proposed : { compare: comparison, proposal: proposed, current }[view]}
      </Box>
    </>
  );
}
