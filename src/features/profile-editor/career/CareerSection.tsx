import AddIcon from '@mui/icons-material/AddOutlined';
import { useReducer, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { SectionCard } from '@/ui/page/SectionCard';
import { sectionIds } from '@/features/publishing';
import { SectionButton } from '../SectionButton';
import { EntryLists } from './EntryLists';
import { ProfilesOfEntry } from './ProfilesOfEntry';
import type { CareerEntry, CareerSectionProps, EntryFormProps, EntryName, EntryType } from './entryType';
import { type CareerEntries, useCareerEntries } from './useCareerEntries';
import { useEntryMutations } from './useEntryMutations';
import { SideDrawer, useLastNonNull } from '@/ui/basics/SideDrawer';
import { useClosingWithFiles } from '@/ui/images/FollowingImages';
import { Alert, Button } from '@mui/material';
import { draftKey } from '@/domain/draftKey';
import { draftNames } from '@/platform/drafts';
import { selectUser } from '@/store/session';
import { subscribeTo } from '@/ui/basics/createExternalStore';
import { useKeptDraft } from '@/ui/form/useKeptDraft';

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

interface EntryDrawerProps<Entry extends CareerEntry, Values> extends Pick<CareerSectionProps, 'drawer' | 'onDrawer'> {
  career: CareerEntries<Entry, Values>;
  isOpen: boolean;
  onExited: () => void;
  onSave: ReturnType<typeof useEntryMutations<Entry, Values>>['save'];
}

function EntryDrawer<Entry extends CareerEntry, Values>(props: EntryDrawerProps<Entry, Values>) {
  const { career, isOpen, drawer, onDrawer, onExited, onSave } = props;
  const { type, profile, entries } = career;
  const { t } = useTranslation('profiles');
  const { close, onWaiting, question } = useClosingWithFiles(() => onDrawer(null));
  const last = useLastNonNull(drawer);
  const entry = entries.find(({ id }) => id === last?.id);
  const form: EntryFormProps<Entry, Values> = {
    entry,
    others: entries.filter((other) => other !== entry),
    focus: last?.field,
    isPublic: career.isPublic(entry),
    onSave: (values, finish) => onSave(entry?.id, values, finish),
    onCancel: close,
    onWaiting,
    profile,
  };
  return (
    <>
      <SideDrawer
        open={isOpen}
        title={t(entry ? `${type.name}.change` : `${type.name}.add`)}
        onClose={close}
        onExited={onExited}
      >
        <type.Form key={last?.isJustCreated ? '' : (last?.id ?? '')} {...form} />
      </SideDrawer>
      {question}
    </>
  );
}

interface DrawerDraftsProps {
  name: EntryName;
  entries: readonly { id: string; name: string }[];
  /** Null opens the form of a new entry. */
  onOpen: (id: string | null) => void;
}

/** Other tabs write drafts too. */
const subscribeToTabs = subscribeTo(window, 'storage');

/** Names the entries that have a draft, and opens their forms (quality T33). */
function DrawerDrafts({ name, entries, onOpen }: DrawerDraftsProps) {
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
