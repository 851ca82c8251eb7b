import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { otherPublicProfiles } from '@/domain/careerEdit';
import { otherProfiles, withConnected } from '@/domain/careerEntry';
import { useAppSelector, useAppStore, useLoad, useRequest } from '@/store/hooks';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { DisciplineField } from '@/ui/form/DisciplineField';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useProfileName } from '@/ui/text/useProfileName';
import { sectionIds } from '@/features/publishing';
import { useUserDetails } from '@/features/user';
import { EntrySection } from './EntrySection';
import type { ProfilesOfEntryProps } from './ProfilesOfEntry';
import type { CareerEntry, EntryType, CareerSectionProps } from './entryType';
import { useCareerCalls } from './useCareerCalls';
import { useEntryRefusals } from './useEntryRefusals';

// With its first opening, not with the page (performance S2).
const ProfilesOfEntry = lazyComponent(() => import('./ProfilesOfEntry'), 'ProfilesOfEntry') as <
  Entry extends CareerEntry,
  Values,
>(
  props: ProfilesOfEntryProps<Entry, Values>,
) => ReactNode;

/** All of one's entries beside one profile: connected or not, which is the main one, what is missing. */
export function CareerSection<Entry extends CareerEntry, Values>({
  kind,
  profile,
  onChanged,
  confirmEdit,
  ...drawer
}: CareerSectionProps & { kind: EntryType<Entry, Values> }) {
  const { t } = useTranslation('profiles');
  const nameOfProfile = useProfileName(useUserDetails()?.gender);
  const language = useProfileLanguage(profile);
  const request = useRequest(kind.selectRequest);
  const reload = useLoad<void>(kind.fetchAll, undefined, request);
  const store = useAppStore();
  const entries = withConnected(useAppSelector(kind.selectAll), kind.entriesOf(profile));
  const connected = new Map(kind.entriesOf(profile).map((entry) => [entry.id, entry]));
  const hasOthers = Object.keys(useAppSelector(selectListedNames)).some((profileId) => profileId !== profile.id);
  const [markedId, setMarkedId] = useState<string | null>(null);
  const [inProfiles, setInProfiles] = useState<string | null>(null);
  const find = (entryId: string | null | undefined) => entries.find((entry) => entry.id === entryId);
  const refusalsOf = useEntryRefusals(kind);
  const nameOf = (entry: Entry) => kind.nameOf(entry) || t(`${kind.name}.untitled`);
  const calls = useCareerCalls({
    kind,
    profile,
    // What a form has just read is newer than what was rendered.
    find: (entryId) =>
      withConnected(kind.selectAll(store.getState()), kind.entriesOf(profile)).find((entry) => entry.id === entryId),
    nameOf,
    onSaved: (entryId, isFinished) => {
      setMarkedId(entryId);
      if (isFinished) drawer.onDrawer(null);
      else if (drawer.drawer?.id === null) drawer.onDrawer({ id: entryId, isJustCreated: true });
    },
    onChanged,
    confirmEdit,
  });
  const chosen = find(inProfiles);
  const isPublicEntry = (entry: Entry | undefined) =>
    (profile.public && (entry === undefined || connected.has(entry.id))) ||
    otherPublicProfiles(entry?.competence_profiles ?? [], profile.id).length > 0;

  return (
    <>
      <EntrySection
        id={sectionIds[kind.name]}
        kind={kind.name}
        entries={entries}
        isConnected={(entry) => connected.has(entry.id)}
        request={request}
        onRetry={reload}
        {...drawer}
        nameOf={nameOf}
        deletion={calls.deletion}
        disconnection={calls.disconnection}
        alert={
          calls.unconnected ? (
            <RetryStepAlert text={t(`${kind.name}.savedNotConnected`)} {...calls.unconnected} />
          ) : null
        }
        renderCard={(entry, actions) => {
          const isConnected = connected.has(entry.id);
          const isMain = connected.get(entry.id)?.main === true;
          return (
            <kind.Card
              entry={entry}
              isConnected={isConnected}
              isMain={isMain}
              isMarked={drawer.drawer === null && markedId === entry.id}
              onUnmark={() => setMarkedId(null)}
              busy={calls.isBusy(entry.id)}
              refusals={refusalsOf(profile, { isConnected, isMain })}
              elsewhere={otherProfiles(entry.competence_profiles, profile.id, nameOfProfile)}
              onConnect={() => calls.connect(entry, () => setMarkedId(entry.id))}
              onMakeMain={() => calls.makeMain(entry)}
              onChooseProfiles={hasOthers ? () => setInProfiles(entry.id) : undefined}
              {...actions}
            />
          );
        }}
        renderForm={(entry, form) => (
          <kind.Form
            entry={entry}
            others={entries.filter((other) => other !== entry)}
            {...form}
            isPublic={isPublicEntry(entry)}
            onSave={(values, finish) => calls.save(entry?.id, values, finish)}
            disciplineField={
              <DisciplineField name="disciplines" locale={language} competence={profile.competence?.name ?? ''} />
            }
          />
        )}
      />
      {chosen ? (
        <Suspense>
          <ProfilesOfEntry
            kind={kind}
            entry={chosen}
            title={nameOf(chosen)}
            openProfileId={profile.id}
            nameOfProfile={nameOfProfile}
            refusalsOf={refusalsOf}
            confirmEdit={confirmEdit}
            onChanged={onChanged}
            onClose={() => setInProfiles(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
