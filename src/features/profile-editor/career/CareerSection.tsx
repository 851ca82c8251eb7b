import AddIcon from '@mui/icons-material/AddOutlined';
import { Alert, Button } from '@mui/material';
import { memo, useReducer, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { draftNames } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { subscribeTo } from '@/ui/basics/createExternalStore';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { useKeptDraft } from '@/ui/form/useKeptDraft';
import { useClosingWithFiles } from '@/ui/images/FollowingImages';
import { SectionCard } from '@/ui/page/SectionCard';
import { type OpenEntry, sectionIds } from '@/features/publishing/profile/useScrollToCheck';
import { SectionButton } from '../SectionButton';
import { EntryCard } from './EntryCard';
import { EntryForm } from './EntryForm';
import { EntryLists } from './EntryLists';
import { ProfilesOfEntry } from './ProfilesOfEntry';
import type { CareerEntry, EntryName, EntryType } from './entryTypes';
import { type CareerEntries, useCareerEntries } from './useCareerEntries';
import { type EntryMutations, useEntryMutations } from './useEntryMutations';

interface CareerSectionProps {
  type: EntryType;
  profile: CompetenceProfile;
  drawer: OpenEntry | null;
  onDrawer: (name: EntryName, drawer: OpenEntry | null) => void;
}

export const CareerSection = memo(function CareerSection(props: CareerSectionProps) {
  const { type, profile, drawer } = props;
  const { name } = type;
  const { t } = useTranslation('profiles');
  const onDrawer = (entry: OpenEntry | null) => props.onDrawer(name, entry);
  const career = useCareerEntries(type, profile);
  const hasOtherProfiles = Object.keys(useAppSelector(selectListedNames)).some((id) => id !== profile.id);
  const [markedId, setMarkedId] = useState<string | null>(null);
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  const mutations = useEntryMutations(career, (entryId, isFinished) => {
    setMarkedId(entryId);
    if (isFinished) onDrawer(null);
    else if (drawer?.id === null) onDrawer({ id: entryId, isJustCreated: true });
  });
  const chosen = career.entries.find(({ id }) => id === choosingFor);
  const visible = career.entries.filter((entry) => !mutations.isRemoved(entry.id));
  return (
    <SectionCard
      id={sectionIds[name]}
      title={t(`${name}.title`)}
      description={career.entries.length === 0 ? t(`${name}.intro`) : undefined}
      action={<SectionButton icon={<AddIcon />} label={t(`${name}.add`)} onClick={() => onDrawer({ id: null })} />}
    >
      {mutations.undoBar}
      <EntryDrawer career={career} visible={visible} drawer={drawer} onDrawer={onDrawer} onSave={mutations.save} />
      {mutations.unconnected && <RetryStepAlert text={t(`${name}.savedNotConnected`)} {...mutations.unconnected} />}
      <EntryLists career={career} entries={visible}>
        {(entry) => (
          <EntryCard
            career={career}
            entry={entry}
            mutations={mutations}
            isMarked={drawer === null && markedId === entry.id}
            onMark={(isMarked) => setMarkedId(isMarked ? entry.id : null)}
            onEdit={(field) => onDrawer({ id: entry.id, ...(field ? { field } : {}) })}
            onChooseProfiles={hasOtherProfiles ? () => setChoosingFor(entry.id) : undefined}
          />
        )}
      </EntryLists>
      {chosen ? <ProfilesOfEntry career={career} entry={chosen} onClose={() => setChoosingFor(null)} /> : null}
      {career.guardDialog}
    </SectionCard>
  );
});

interface EntryDrawerProps {
  career: CareerEntries;
  drawer: OpenEntry | null;
  onDrawer: (drawer: OpenEntry | null) => void;
  /** Without the entries that are about to be deleted. */
  visible: readonly CareerEntry[];
  onSave: EntryMutations['save'];
}

/** The form of an entry; while it is closed, the drafts that are kept of the entries. */
function EntryDrawer(props: EntryDrawerProps) {
  const { career, visible, drawer, onDrawer, onSave } = props;
  const { type, profile, entries } = career;
  const { t } = useTranslation('profiles');
  const { close, onWaiting, question } = useClosingWithFiles(() => onDrawer(null));
  // An address may ask for an entry before the list has been read.
  const isOpen = drawer !== null && (drawer.id === null || entries.some(({ id }) => id === drawer.id));
  const entry = entries.find(({ id }) => id === drawer?.id);
  // A form writes its draft down when it unmounts, after the drawer has closed.
  const [closedCount, countClosed] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      {isOpen ? null : (
        <DrawerDrafts
          key={closedCount}
          name={type.name}
          entries={visible.map((visibleEntry) => ({ id: visibleEntry.id, name: career.nameOf(visibleEntry) }))}
          onOpen={(id) => onDrawer({ id })}
        />
      )}
      <SideDrawer
        open={isOpen}
        title={t(entry ? `${type.name}.change` : `${type.name}.add`)}
        onClose={close}
        onExited={countClosed}
      >
        <EntryForm
          key={drawer?.isJustCreated ? '' : (drawer?.id ?? '')}
          type={type}
          entry={entry}
          others={entries.filter((other) => other !== entry)}
          focus={drawer?.field}
          isPublic={career.isPublic(entry)}
          onSave={(values, finish) => onSave(entry?.id, values, finish)}
          onCancel={close}
          onWaiting={onWaiting}
          profile={profile}
        />
      </SideDrawer>
      {question}
    </>
  );
}

interface DrawerDraftsProps {
  name: EntryName;
  entries: readonly { id: string; name: string }[];
  onOpen: (id: string | null) => void;
}

/** Other tabs write drafts too. */
const subscribeToTabs = subscribeTo(window, 'storage');

/** Names the entries that have a draft, and opens their forms (quality T33). */
function DrawerDrafts({ name, entries, onOpen }: DrawerDraftsProps) {
  const { t } = useTranslation('editing');
  const userId = useAppSelector(selectUser)?.id ?? null;
  // The store is compared again after the commit: a closed form writes its draft when it unmounts.
  const stored = useSyncExternalStore(subscribeToTabs, () => draftNames(userId).join('\n')).split('\n');
  const keyOf = (id: string) => draftKey({ type: name, id });
  const isNewSettled = useKeptDraft(userId, keyOf('new'));
  const drafts = [
    ...entries.map((entry) => ({
      draft: keyOf(entry.id),
      id: entry.id,
      text: t('draft.ofEntry', { name: entry.name }),
    })),
    { draft: keyOf('new'), id: null, text: t('draft.ofNewEntry') },
  ].filter(({ draft, id }) => stored.includes(draft) && (id !== null || isNewSettled));
  return drafts.map(({ draft, id, text }) => (
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
