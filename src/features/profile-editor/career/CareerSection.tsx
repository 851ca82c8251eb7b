import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Suspense, useReducer, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { StatusView } from '@/ui/feedback/StatusView';
import { SectionCard } from '@/ui/page/SectionCard';
import { sectionIds } from '@/features/publishing';
import { DrawerDrafts } from './DrawerDrafts';
import { EntryDrawer, isEntryOpen } from './EntryDrawer';
import { EntryLists } from './EntryLists';
import type { ProfilesOfEntryProps } from './ProfilesOfEntry';
import type { CareerEntry, CareerSectionProps, EntryOfProfile, EntryType } from './entryType';
import { useCareerEntries } from './useCareerEntries';
import { useEntryMutations } from './useEntryMutations';
import { useEntryRefusals } from './useEntryRefusals';

// With its first opening, not with the page (performance S2).
const ProfilesOfEntry = lazyComponent(() => import('./ProfilesOfEntry'), 'ProfilesOfEntry') as <
  Entry extends CareerEntry,
  Values,
>(
  props: ProfilesOfEntryProps<Entry, Values>,
) => ReactNode;

/** All entries of the user's career beside one profile: connected or not, which is the main one, what is missing. */
export function CareerSection<Entry extends CareerEntry, Values>({
  type,
  profile,
  onChanged,
  confirmEdit,
  drawer,
  onDrawer,
}: CareerSectionProps & { type: EntryType<Entry, Values> }) {
  const { name } = type;
  const { t } = useTranslation('profiles');
  const career = useCareerEntries(type, profile);
  const { entries, nameOf, isConnected } = career;
  const [markedId, setMarkedId] = useState<string | null>(null);
  const mutations = useEntryMutations({
    type,
    profile,
    find: career.find,
    nameOf,
    onSaved: (entryId, isFinished) => {
      setMarkedId(entryId);
      if (isFinished) onDrawer(null);
      else if (drawer?.id === null) onDrawer({ id: entryId, isJustCreated: true });
    },
    onChanged,
    confirmEdit,
  });
  // A form leaves its draft once its drawer is gone.
  const [closedCount, countClosed] = useReducer((count: number) => count + 1, 0);
  const shown = entries.filter((entry) => !mutations.isRemoved(entry.id));
  const refusalsOf = useEntryRefusals(type);
  const profileChoice = useProfileChoice({ type, profile, career, refusalsOf, confirmEdit, onChanged });

  const cardOf = (entry: Entry): EntryOfProfile => ({
    ...career.shownBy(entry),
    isMarked: drawer === null && markedId === entry.id,
    onUnmark: () => setMarkedId(null),
    busy: mutations.isBusy(entry.id),
    refusals: refusalsOf(profile, career.shownBy(entry)),
    onConnect: () => mutations.connect(entry, () => setMarkedId(entry.id)),
    onMakeMain: () => mutations.makeMain(entry),
    onChooseProfiles: profileChoice.open && (() => profileChoice.open?.(entry.id)),
    onEdit: (field) => onDrawer({ id: entry.id, ...(field ? { field } : {}) }),
    onDelete: () => mutations.deleteEntry(entry),
    onDisconnect: () => mutations.disconnect(entry),
  });

  return (
    <SectionCard
      id={sectionIds[name]}
      title={t(`${name}.title`)}
      description={t(`${name}.intro`)}
      action={
        <Button startIcon={<AddIcon />} onClick={() => onDrawer({ id: null })}>
          {t(`${name}.add`)}
        </Button>
      }
    >
      {mutations.undoBar}
      {isEntryOpen(drawer, entries) ? null : (
        <DrawerDrafts
          key={closedCount}
          name={name}
          entries={shown.map((entry) => ({ id: entry.id, name: nameOf(entry) }))}
          onOpen={(id) => onDrawer({ id })}
        />
      )}
      {mutations.unconnected && <RetryStepAlert text={t(`${name}.savedNotConnected`)} {...mutations.unconnected} />}
      <StatusView
        request={career.request}
        hasContent={shown.length > 0}
        skeleton={<ListSkeleton rows={2} height={132} />}
        empty={<EmptyState inset drawing={type.drawing} title={t(`${name}.emptyTitle`)} text={t(`${name}.empty`)} />}
        onRetry={career.reload}
      >
        <EntryLists
          name={name}
          connected={shown.filter(isConnected)}
          others={shown.filter((entry) => !isConnected(entry))}
          nameOf={nameOf}
        >
          {(entry) => <type.Card entry={entry} {...cardOf(entry)} />}
        </EntryLists>
      </StatusView>
      <EntryDrawer name={name} entries={entries} drawer={drawer} onDrawer={onDrawer} onExited={countClosed}>
        {(entry, form) => (
          <type.Form
            entry={entry}
            others={entries.filter((other) => other !== entry)}
            {...form}
            isPublic={career.isPublic(entry)}
            onSave={(values, finish) => mutations.save(entry?.id, values, finish)}
            profile={profile}
          />
        )}
      </EntryDrawer>
      {profileChoice.dialog}
    </SectionCard>
  );
}

interface ProfileChoiceOptions<Entry extends CareerEntry, Values> extends Pick<
  CareerSectionProps,
  'profile' | 'confirmEdit' | 'onChanged'
> {
  type: EntryType<Entry, Values>;
  career: ReturnType<typeof useCareerEntries<Entry, Values>>;
  refusalsOf: ReturnType<typeof useEntryRefusals<Entry, Values>>;
}

/** The choice of the profiles that show an entry; `open` is missing where there is only one profile. */
function useProfileChoice<Entry extends CareerEntry, Values>(options: ProfileChoiceOptions<Entry, Values>) {
  const { profile, career, ...props } = options;
  const [entryId, setEntryId] = useState<string | null>(null);
  const hasOthers = Object.keys(useAppSelector(selectListedNames)).some((id) => id !== profile.id);
  const entry = career.entries.find(({ id }) => id === entryId);
  const dialog = entry ? (
    <Suspense>
      <ProfilesOfEntry
        {...props}
        entry={entry}
        title={career.nameOf(entry)}
        openProfileId={profile.id}
        nameOfProfile={career.nameOfProfile}
        onClose={() => setEntryId(null)}
      />
    </Suspense>
  ) : null;
  return { open: hasOthers ? setEntryId : undefined, dialog };
}
