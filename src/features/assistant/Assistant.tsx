import SparkleIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestedItem } from '@/domain/suggestedText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useOnClosing } from '@/ui/basics/focus';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { UndoBar } from '@/ui/feedback/UndoBar';
import { useAssistedSection } from '@/features/claim-fields/SectionAssistant';
import { proposalDiscarded, selectSuggestion } from './assistantSlice';
import { useOpenSection, type AcceptedText, type OpenSection, type TextField } from './useOpenSection';

const AssistantPanel = lazyComponent(() => import('./AssistantPanel'), 'AssistantPanel');

interface Acceptance {
  id: string;
  text: string;
  changes: readonly { field: TextField; before: string; after: string }[];
  item?: SuggestedItem;
}

/** Can be undone for as long as nothing was typed since. */
function useAcceptance({ text, headline, list }: OpenSection) {
  const { t } = useTranslation('assistant');
  const [accepted, setAccepted] = useState<Acceptance | null>(null);
  const close = () => setAccepted(null);
  useEffect(() => {
    const stops = accepted?.changes.map(({ field, after }) =>
      field.subscribe(() => {
        // An editor may write the same text in another way.
        if (field.plain(field.read()) !== field.plain(after)) setAccepted(null);
      }),
    );
    return () => stops?.forEach((stop) => stop());
  }, [accepted]);

  const takeText = (taken: AcceptedText) => {
    if (!text) return;
    const changes = [
      ...(taken.headline && headline ? [{ field: headline, after: taken.headline }] : []),
      // The last one that is written has the focus.
      { field: text, after: text.valueOf(taken.text, taken.place === 'below' ? text.read() : '') },
    ].map((change) => ({ ...change, before: change.field.read() }));
    for (const { field, after } of changes) field.write(after);
    setAccepted({ id: String(Date.now()), text: t('accepted.text'), changes });
  };
  const takeItem = async (item: SuggestedItem) => {
    const failure = (await list?.add(item)) ?? null;
    if (failure) return failure;
    setAccepted({ id: String(Date.now()), text: t('accepted.item', { title: item.title }), changes: [], item });
    return null;
  };
  const undo = () => {
    close();
    for (const { field, before } of accepted?.changes ?? []) field.write(before);
    if (accepted?.item) list?.remove(accepted.item);
  };
  return { takeText, takeItem, notice: <UndoBar removal={accepted} onUndo={undo} onClose={close} /> };
}

export function Assistant() {
  const { t } = useTranslation('assistant');
  const dispatch = useAppDispatch();
  const assisted = useAssistedSection();
  const section = useOpenSection(assisted.section, assisted.claim);
  const hasProposal = useAppSelector((state) => selectSuggestion(state, section.id).proposal !== null);
  const { takeText, takeItem, notice } = useAcceptance(section);
  const [panel, setPanel] = useState<'none' | 'open' | 'closing'>('none');
  // Runs once the panel has given the focus back.
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
          color="secondary"
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
              onTakeText={(taken) =>
                close(() => {
                  takeText(taken);
                  dispatch(proposalDiscarded(section.id));
                })
              }
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
