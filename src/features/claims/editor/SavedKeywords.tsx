import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import type { ApiFailure } from '@/api/client/failure';
import { positionsOf } from '@/domain/listOrder';
import { useAppDispatch } from '@/store/hooks';
import { getFailure } from '@/store/thunkResult';
import { useRegisterSection } from '@/ui/editor/EditorSections';
import type { SaveStateValue } from '@/ui/editor/SaveState';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { addKeyword, deleteKeyword, reorderKeywords, updateKeyword } from '../claimsSlice';
import { KeywordList } from './KeywordList';

/** Keywords of a claim that is not public: every act is sent at once, a deletion behind "undo". */
export function SavedKeywords({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const { remove, undoBar, isRemoved } = useUndoable();
  const [state, setState] = useState<SaveStateValue>({ status: 'untouched' });
  useRegisterSection(`claim-${claim.id}-keywords`, state);
  const params = { claimId: claim.id };
  const shown = claim.keywords.filter(({ id }) => !isRemoved(id));
  const hidden = claim.keywords.filter(({ id }) => isRemoved(id));

  const saved = async (call: Promise<Parameters<typeof getFailure>[0]>): Promise<ApiFailure | null> => {
    setState({ status: 'saving' });
    const failure = getFailure(await call);
    setState(failure ? { status: 'failed', failure } : { status: 'saved', at: Date.now() });
    return failure;
  };

  return (
    <>
      <KeywordList
        claimId={claim.id}
        keywords={shown}
        onAdd={(title) => saved(dispatch(addKeyword({ params, body: { title } })))}
        onRename={({ id }, title) => {
          const order = claim.keywords.findIndex((keyword) => keyword.id === id) + 1;
          return saved(dispatch(updateKeyword({ params: { ...params, keywordId: id }, body: { title, order } })));
        }}
        onDelete={({ id, title }) =>
          remove({
            id,
            text: t('keywords.deleted', { title }),
            send: () => saved(dispatch(deleteKeyword({ params: { ...params, keywordId: id } }))),
          })
        }
        onReorder={(positions) => {
          // What waits behind "undo" is still in the server's list, so it has a place there.
          const ids = [...positions, ...hidden].map(({ id }) => id);
          return saved(dispatch(reorderKeywords({ params, body: { positions: positionsOf(ids) } })));
        }}
      />
      {undoBar}
    </>
  );
}
