import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestedItem } from '@/domain/suggestedText';
import { UndoBar } from '@/ui/feedback/UndoBar';
import type { TextField } from './useTextTarget';

export type Acceptance = { id: string } & (
  | { changes: readonly { field: TextField; before: string; after: string }[] }
  | { item: SuggestedItem }
);

interface AppliedNoticeProps {
  acceptance: Acceptance | null;
  onUndoItem: (item: SuggestedItem) => void;
  onClose: () => void;
}

/** Can be undone for as long as nothing was typed since. */
export function AppliedNotice({ acceptance, onUndoItem, onClose }: AppliedNoticeProps) {
  const { t } = useTranslation('assistant');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!acceptance || 'item' in acceptance) return undefined;
    const stops = acceptance.changes.map(({ field, after }) =>
      field.subscribe(() => {
        // An editor may write the same text in another way.
        if (field.plain(field.read()) !== field.plain(after)) close();
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [acceptance]);
  const undo = () => {
    if (acceptance && 'item' in acceptance) onUndoItem(acceptance.item);
    else for (const { field, before } of acceptance?.changes ?? []) field.write(before);
    onClose();
  };
  const text =
    acceptance && ('item' in acceptance ? t('accepted.item', { title: acceptance.item.title }) : t('accepted.text'));
  return <UndoBar removal={acceptance && { id: acceptance.id, text: text ?? '' }} onUndo={undo} onClose={onClose} />;
}
