import SparkleIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestedItem } from '@/domain/suggestedText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useOnClosing } from '@/ui/basics/focus';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useAssistedSection } from '@/features/claim-fields';
import { AppliedNotice, type Acceptance } from './AppliedNotice';
import type { TakenText } from './TextProposal';
import { proposalChosen, selectSection } from './assistantSlice';
import { useOpenSection, type OpenSection } from './useTextTarget';

const AssistantPanel = lazyComponent(() => import('./AssistantPanel'), 'AssistantPanel');

/** Writes an accepted proposal, and remembers it for as long as it can be undone. */
function useAcceptance(section: OpenSection) {
  const [accepted, setAccepted] = useState<Acceptance | null>(null);
  const takeText = ({ text: taken, place, headline }: TakenText) => {
    const { text } = section;
    if (!text) return;
    const changes = [
      { field: text, after: text.valueOf(taken, place === 'below' ? text.read() : '') },
      ...(headline && section.headline ? [{ field: section.headline, after: headline }] : []),
    ].map((change) => ({ ...change, before: change.field.read() }));
    for (const { field, after } of changes) field.write(after);
    setAccepted({ id: String(Date.now()), changes });
  };
  const takeItem = async (item: SuggestedItem) => {
    const failure = (await section.list?.add(item)) ?? null;
    if (!failure) setAccepted({ id: String(Date.now()), item });
    return failure;
  };
  const notice = (
    <AppliedNotice
      acceptance={accepted}
      onUndoItem={(item) => section.list?.remove(item)}
      onClose={() => setAccepted(null)}
    />
  );
  return { takeText, takeItem, notice };
}

export function Assistant() {
  const { t } = useTranslation('assistant');
  const dispatch = useAppDispatch();
  const assisted = useAssistedSection();
  const section = useOpenSection(assisted.section, assisted.claim);
  const hasProposal = useAppSelector((state) => selectSection(state, section.id).proposal !== null);
  const { takeText, takeItem, notice } = useAcceptance(section);
  const [panel, setPanel] = useState<'none' | 'open' | 'closing'>('none');
  // Moves the focus on, once the panel has given it back.
  const afterwards = useRef<(() => void) | null>(null);
  const close = (then: (() => void) | null) => {
    afterwards.current = then;
    setPanel('closing');
  };
  useOnClosing(panel === 'open', () => afterwards.current?.());

  return (
    <>
      {section.list?.isFormOpen ? null : (
        <Button
          startIcon={<SparkleIcon />}
          aria-haspopup="dialog"
          aria-label={t(hasProposal ? 'open.waitingName' : 'open.firstName', { section: section.label })}
          onClick={() => setPanel('open')}
          sx={({ mixins }) => mixins.textButtonAtEdge}
        >
          {t(hasProposal ? 'open.waiting' : 'open.first')}
        </Button>
      )}
      {panel === 'none' ? null : (
        // React events bubble through the portal into the form outside.
        <Box sx={{ display: 'contents' }} onBlur={stop} onFocus={stop} onSubmit={stop} onKeyDown={stop}>
          <Suspense>
            <AssistantPanel
              section={section}
              open={panel === 'open'}
              onClose={() => close(null)}
              onExited={() => setPanel('none')}
              onTakeText={(taken) => {
                takeText(taken);
                dispatch(proposalChosen({ key: section.id, proposal: null }));
                close(section.text?.focus ?? null);
              }}
              onTakeItem={takeItem}
              onGoTo={close}
              notice={notice}
            />
          </Suspense>
        </Box>
      )}
      {panel === 'open' ? null : notice}
    </>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
