import { isAllSent, type PickUnsent } from '@/domain/pickUnsent';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import type { AppThunk } from '@/store/rootReducer';
import { lookAgain, pendingWrites, setPendingWrite } from '@/store/pendingWrites';
import { verifierOf } from '@/store/lostResponse';

const allOrNothing: PickUnsent = (typed, sent) => (isAllSent(typed, sent) ? null : typed);

/** Checks whether a write with a lost response was done; then its part of the draft is dropped. */
export function dropSavedDraft(
  userId: string | null,
  name: string,
  pickUnsent: PickUnsent = allOrNothing,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const draft = readDraft(userId, name);
    if (!draft) return;
    const lost = Object.entries(dispatch(pendingWrites()));
    const match = lost.find(([key, { args }]) => verifierOf(key) && pickUnsent(draft.values, args) !== draft.values);
    if (!match) return;
    const [key, write] = match;
    const verify = verifierOf(key);
    if (!verify || !(await dispatch(lookAgain(key, write, () => dispatch(verify(write)), Boolean)))) return;
    dispatch(setPendingWrite(key, null));
    // Something else was typed meanwhile.
    if (readDraft(userId, name)?.at !== draft.at) return;
    const rest = pickUnsent(draft.values, write.args);
    if (rest) writeDraft(userId, name, rest, draft.at);
    else removeDraft(userId, name);
  };
}
