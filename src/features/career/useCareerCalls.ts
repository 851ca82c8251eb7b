import { useTranslation } from 'react-i18next';
import { otherPublicProfiles, removalOf } from '@/domain/careerEdit';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { CareerEntry, CareerKind, CareerSectionProps } from './careerKind';
import type { EntryRemoval } from './EntrySection';
import { useEntryActions } from './useEntryActions';

interface CareerCallsOptions<Entry extends CareerEntry, Values> extends Pick<
  CareerSectionProps,
  'profile' | 'onChanged' | 'confirmEdit'
> {
  kind: CareerKind<Entry, Values>;
  find: (id: string | undefined) => Entry | undefined;
  nameOf: (entry: Entry) => string;
  onSaved: (id: string) => void;
}

/** What is done with the entries beside one profile: the calls of the form and the cards, and what waits for an undo. */
export function useCareerCalls<Entry extends CareerEntry, Values>(options: CareerCallsOptions<Entry, Values>) {
  const { kind, profile, find, nameOf, onSaved, onChanged, confirmEdit } = options;
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const work = useEntryActions<Entry, Values>({
    find,
    add: (values) => dispatch(kind.add(values, profile)),
    update: (saved, values) => dispatch(kind.update(saved, values)),
    connect: (entryId) => dispatch(kind.connectNew(profile, entryId)),
    onSaved: (entryId) => {
      dispatch(noticeAdded({ severity: 'success', textKey: `profiles:${kind.name}.saved` }));
      onSaved(entryId);
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
      if (await dispatch(kind.remove(entry.id))) return;
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
