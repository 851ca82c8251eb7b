import { Alert, Button } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { draftKey } from '@/domain/draftKey';
import { draftNames } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { subscribeTo } from '@/ui/basics/createExternalStore';
import { useKeptDraft } from '@/ui/form/useKeptDraft';
import type { EntryName } from './entryType';

interface DrawerDraftsProps {
  name: EntryName;
  entries: readonly { id: string; name: string }[];
  /** Null opens the form of a new entry. */
  onOpen: (id: string | null) => void;
}

/** Other tabs write drafts too. */
const subscribeToTabs = subscribeTo(window, 'storage');

/** Names the entries that have a draft, and opens their forms (quality T33). */
export function DrawerDrafts({ name, entries, onOpen }: DrawerDraftsProps) {
  const { t } = useTranslation('editing');
  const userId = useAppSelector(selectUser)?.id ?? null;
  // The store is compared again after the commit: a closed form writes its draft when it unmounts.
  const kept = useSyncExternalStore(subscribeToTabs, () => draftNames(userId).join('\n')).split('\n');
  const keyOf = (id: string) => draftKey({ type: name, id });
  const isNewSettled = useKeptDraft(userId, keyOf('new'));
  const found = [
    ...entries.map((entry) => ({
      draft: keyOf(entry.id),
      id: entry.id,
      text: t('draft.ofEntry', { name: entry.name }),
    })),
    { draft: keyOf('new'), id: null, text: t('draft.ofNewEntry') },
  ].filter(({ draft, id }) => kept.includes(draft) && (id !== null || isNewSettled));
  return found.map(({ draft, id, text }) => (
    <Alert
      key={draft}
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" aria-label={`${t('draft.continue')}: ${text}`} onClick={() => onOpen(id)}>
          {t('draft.continue')}
        </Button>
      }
    >
      {text}
    </Alert>
  ));
}
