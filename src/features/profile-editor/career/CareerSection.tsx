import AddIcon from '@mui/icons-material/AddOutlined';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { SectionCard } from '@/ui/page/SectionCard';
import { sectionIds } from '@/features/publishing';
import { SectionButton } from '../SectionButton';
import { DrawerDrafts } from './DrawerDrafts';
import { EntryDrawer, type EntryDrawerProps } from './EntryDrawer';
import { EntryLists } from './EntryLists';
import { ProfilesOfEntry } from './ProfilesOfEntry';
import type { CareerEntry, CareerSectionProps, EntryType } from './entryType';
import { useCareerEntries, type CareerEntries } from './useCareerEntries';
import { useEntryMutations } from './useEntryMutations';

export function CareerSection<Entry extends CareerEntry, Values>(
  props: CareerSectionProps & { type: EntryType<Entry, Values> },
) {
  const { type, profile, drawer, onDrawer, ...edits } = props;
  const { name } = type;
  const { t } = useTranslation('profiles');
  const career = useCareerEntries(type, profile);
  const [markedId, setMarkedId] = useState<string | null>(null);
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  const mutations = useEntryMutations({
    ...edits,
    career,
    onSaved: (entryId, isFinished) => {
      setMarkedId(entryId);
      if (isFinished) onDrawer(null);
      else if (drawer?.id === null) onDrawer({ id: entryId, isJustCreated: true });
    },
  });
  const chosen = career.entries.find(({ id }) => id === choosingFor);
  const shown = career.entries.filter((entry) => !mutations.isRemoved(entry.id));
  return (
    <SectionCard
      id={sectionIds[name]}
      title={t(`${name}.title`)}
      description={career.entries.length === 0 ? t(`${name}.intro`) : undefined}
      action={<SectionButton icon={<AddIcon />} label={t(`${name}.add`)} onClick={() => onDrawer({ id: null })} />}
    >
      {mutations.undoBar}
      <EntryForms career={career} shown={shown} drawer={drawer} onDrawer={onDrawer} onSave={mutations.save} />
      {mutations.unconnected && <RetryStepAlert text={t(`${name}.savedNotConnected`)} {...mutations.unconnected} />}
      <EntryLists career={career} entries={shown}>
        {(entry) => (
          <CareerCard
            career={career}
            entry={entry}
            mutations={mutations}
            isMarked={drawer === null && markedId === entry.id}
            onMark={(isMarked) => setMarkedId(isMarked ? entry.id : null)}
            onEdit={(field) => onDrawer({ id: entry.id, ...(field ? { field } : {}) })}
            onChooseProfiles={() => setChoosingFor(entry.id)}
          />
        )}
      </EntryLists>
      {chosen ? (
        <ProfilesOfEntry {...edits} career={career} entry={chosen} onClose={() => setChoosingFor(null)} />
      ) : null}
    </SectionCard>
  );
}

interface EntryFormsProps<Entry extends CareerEntry, Values> extends Pick<
  EntryDrawerProps<Entry, Values>,
  'career' | 'drawer' | 'onDrawer' | 'onSave'
> {
  /** The entries without those that are about to be deleted. */
  shown: readonly Entry[];
}

function EntryForms<Entry extends CareerEntry, Values>({ shown, ...props }: EntryFormsProps<Entry, Values>) {
  const { career, drawer, onDrawer } = props;
  // An address may ask for an entry before the list has been read.
  const isOpen = drawer !== null && (drawer.id === null || career.entries.some(({ id }) => id === drawer.id));
  // A form writes its draft down when it unmounts, after the drawer has closed.
  const [closedCount, countClosed] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      {isOpen ? null : (
        <DrawerDrafts
          key={closedCount}
          name={career.type.name}
          entries={shown.map((one) => ({ id: one.id, name: career.nameOf(one) }))}
          onOpen={(id) => onDrawer({ id })}
        />
      )}
      <EntryDrawer {...props} isOpen={isOpen} onExited={countClosed} />
    </>
  );
}

interface CareerCardProps<Entry extends CareerEntry, Values> {
  career: CareerEntries<Entry, Values>;
  entry: Entry;
  mutations: ReturnType<typeof useEntryMutations<Entry, Values>>;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  onEdit: (field?: string) => void;
  onChooseProfiles: () => void;
}

function CareerCard<Entry extends CareerEntry, Values>(props: CareerCardProps<Entry, Values>) {
  const { career, entry, mutations, isMarked, onMark, onEdit, onChooseProfiles } = props;
  const { type, profile } = career;
  const hasOtherProfiles = Object.keys(useAppSelector(selectListedNames)).some((id) => id !== profile.id);
  return (
    <type.Card
      {...career.shownBy(profile, entry)}
      entry={entry}
      title={career.nameOf(entry)}
      elsewhere={career.elsewhere(entry)}
      busy={mutations.isBusy(entry.id)}
      isMarked={isMarked}
      onUnmark={() => onMark(false)}
      onConnect={() => mutations.connect(entry, () => onMark(true))}
      onDisconnect={() => mutations.disconnect(entry)}
      onMakeMain={() => mutations.makeMain(entry)}
      onChooseProfiles={hasOtherProfiles ? onChooseProfiles : undefined}
      onEdit={onEdit}
      onDelete={() => mutations.deleteEntry(entry)}
    />
  );
}
