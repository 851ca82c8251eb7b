import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { otherPublicProfiles, removalOf } from '@/domain/careerEdit';
import { meaningfulMessage } from '@/domain/serverMessage';
import { useAppDispatch } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import type { AppThunk } from '@/store/rootReducer';
import type { EntryRemoval } from './EntrySection';
import type { CareerEntry, EntryType, CareerSectionProps } from './entryType';
import { useEntryActions } from './useEntryActions';

interface CareerCallsOptions<Entry extends CareerEntry, Values> extends Pick<
  CareerSectionProps,
  'profile' | 'onChanged' | 'confirmEdit'
> {
  kind: EntryType<Entry, Values>;
  find: (id: string | undefined) => Entry | undefined;
  nameOf: (entry: Entry) => string;
  onSaved: (id: string, isFinished: boolean) => void;
}

/** What is done with the entries beside one profile: the calls of the form and the cards, and what waits for an undo. */
export function useCareerCalls<Entry extends CareerEntry, Values>(options: CareerCallsOptions<Entry, Values>) {
  const { kind, profile, find, nameOf, onSaved, onChanged, confirmEdit } = options;
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const work = useEntryActions<Entry, Values>({
    find,
    add: (values, isApart, finish) => dispatch(kind.add(values, isApart ? null : profile, finish)),
    update: (saved, values) => dispatch(kind.update(saved, values)),
    connect: (entryId) => dispatch(kind.connectNew(profile, entryId)),
    onSaved: (entryId, isFinished) => {
      dispatch(noticeAdded({ severity: 'success', textKey: `career:${kind.name}.saved` }));
      onSaved(entryId, isFinished);
    },
    onChanged,
    confirmEdit,
    editOf: (saved, values) => kind.editOf(profile.id, saved, values),
  });

  const deletion: EntryRemoval<Entry> = {
    confirm: ({ id, competence_profiles }) =>
      work.confirmRemoval(id, removalOf(kind.list, id, otherPublicProfiles(competence_profiles, profile.id))),
    text: (entry) => t(`${kind.name}.deletedEntry`, { entry: nameOf(entry) }),
    send: async (entry) => {
      const failure = await dispatch(kind.remove(entry.id));
      if (failure) {
        dispatch(removalFailed(kind.name, failure));
        return;
      }
      if (kind.removedText) dispatch(noticeAdded({ severity: 'success', textKey: kind.removedText }));
      await onChanged();
    },
  };
  const disconnection: EntryRemoval<Entry> = {
    confirm: ({ id }) => work.confirmRemoval(id, removalOf(kind.list, id)),
    text: (entry) => t('entry.disconnected', { entry: nameOf(entry) }),
    send: async (entry) => {
      await dispatch(kind.setConnected(profile, entry.id, false));
      await onChanged();
    },
  };
  /** `onDone` where it is shown now. */
  const connect = (entry: Entry, onDone: () => void) => {
    const call = async () => {
      if (!(await dispatch(kind.setConnected(profile, entry.id, true)))) onDone();
    };
    work.act(entry.id, call, kind.connectionOf(entry));
  };
  const makeMain = ({ id }: Entry) => work.act(id, () => dispatch(kind.makeMain(profile.id, id)));

  const { save, isBusy, unconnected } = work;
  return { save, isBusy, unconnected, deletion, disconnection, connect, makeMain };
}

/** Says why an entry stays: a server may refuse to delete what is the main one somewhere, in words of its own. */
function removalFailed(name: 'experience' | 'education', failure: ApiFailure): AppThunk {
  return (dispatch) => {
    if (failure.kind === 'aborted' || failure.kind === 'unauthorized') return;
    const isRule = failure.kind === 'validation' || failure.kind === 'conflict';
    const reason = isRule ? meaningfulMessage(failure) : undefined;
    const text = reason
      ? { textKey: `career:${name}.deleteRefused`, values: { reason } }
      : failureTextOf(failure, `career:${name}.deleteFailed`);
    dispatch(noticeAdded({ severity: 'error', ...text }));
  };
}
