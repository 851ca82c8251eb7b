import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ProfileRef } from '@/api/schema/entities';
import { otherPublicProfiles, removalOf, type CareerEdit, type ConfirmCareerEdit } from '@/domain/careerEdit';
import { withConnected, type AddResult, type EntryInDrawer, type EntryOfProfile } from '@/domain/careerEntry';
import { useAppDispatch, useAppSelector, useLoad, type RunningRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { AppThunk, RootState } from '@/store/rootReducer';
import type { RequestState } from '@/store/trackRequest';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { EntrySection } from './EntrySection';
import { useEntryActions } from './useEntryActions';

interface CareerEntry {
  id: string;
  main: boolean;
  competence_profiles: readonly ProfileRef[];
}

export interface EntryFormProps<Entry, Values> {
  /** The one to change; a new one without. */
  entry: Entry | undefined;
  /** The field to begin in. */
  focus: string | undefined;
  onSave: (values: Values) => Promise<ApiFailure | null>;
  disciplineField: ReactNode;
}

type Profile = Pick<CompetenceProfile, 'id' | 'public' | 'work_experiences' | 'educations'>;
type Write = AppThunk<Promise<ApiFailure | null>>;

/** Work experience or education: its calls, its components, and its names in texts and profiles. */
export interface CareerKind<Entry extends CareerEntry, Values> {
  /** Also the group of its texts. */
  name: 'experience' | 'education';
  /** Name of the entries in a competence profile. */
  list: 'work_experiences' | 'educations';
  entriesOf: (profile: Profile) => readonly Entry[];
  /** `''` for one without a name. */
  nameOf: (entry: Entry) => string;
  fetchAll: () => AppThunk<RunningRequest>;
  selectAll: (state: RootState) => readonly Entry[];
  selectRequest: (state: RootState) => RequestState;
  /** Creates an entry and connects it with the open profile. */
  add: (values: Values, profileId: string) => AppThunk<Promise<AddResult>>;
  update: (saved: Entry, values: Values) => Write;
  remove: (entryId: string) => Write;
  /** Connects or disconnects. */
  setConnected: (profileId: string, entryId: string, isConnected: boolean) => Write;
  /** Connects an entry that was just created; its alert shows the failure. */
  connectNew: (profileId: string, entryId: string) => Write;
  makeMain: (profileId: string, entryId: string) => Write;
  /** The open profile shows an entry that it did not show before (D-62). */
  connectionOf: (entry: Entry) => CareerEdit;
  /** The conditions of publishing that saving the form would touch; `saved` is missing for a new entry (D-62). */
  editOf: (profileId: string, saved: Entry | undefined, values: Values) => CareerEdit;
  /** Text key of the notice after a removal. */
  removedText?: 'profiles:education.deleted';
  Card: ComponentType<EntryOfProfile & { entry: Entry }>;
  Form: ComponentType<EntryFormProps<Entry, Values>>;
}

export interface CareerSectionProps {
  /** Id of the section on its page. */
  id: string;
  /** The open profile. */
  profile: Profile;
  /** Names of the other profiles that show an entry. */
  nameOfProfile: EntryOfProfile['nameOfProfile'];
  /** Reads the profile again, after something of it has changed. */
  onChanged: () => Promise<unknown>;
  confirmEdit: ConfirmCareerEdit;
  drawer: EntryInDrawer | null;
  onDrawer: (drawer: EntryInDrawer | null) => void;
  /** The form's field `disciplines`. */
  disciplineField: ReactNode;
}

/** All of one's entries beside one profile: connected or not, which is the main one, what is missing. */
export function CareerSection<Entry extends CareerEntry, Values>({
  kind,
  id,
  profile,
  nameOfProfile,
  onChanged,
  confirmEdit,
  disciplineField,
  ...drawer
}: CareerSectionProps & { kind: CareerKind<Entry, Values> }) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const request = useAppSelector(kind.selectRequest);
  const reload = useLoad<void>(kind.fetchAll, undefined, request);
  const entries = withConnected(useAppSelector(kind.selectAll), kind.entriesOf(profile));
  const connected = new Map(kind.entriesOf(profile).map((entry) => [entry.id, entry]));
  const find = (entryId: string | undefined) => entries.find((entry) => entry.id === entryId);
  const work = useEntryActions<Entry, Values>({
    find,
    add: (values) => dispatch(kind.add(values, profile.id)),
    update: (saved, values) => dispatch(kind.update(saved, values)),
    connect: (entryId) => dispatch(kind.connectNew(profile.id, entryId)),
    onSaved: () => {
      dispatch(noticeAdded({ severity: 'success', textKey: `profiles:${kind.name}.saved` }));
      drawer.onDrawer(null);
    },
    onChanged,
    confirmEdit,
    editOf: (saved, values) => kind.editOf(profile.id, saved, values),
  });
  const nameOf = (entry: Entry) => kind.nameOf(entry) || t(`${kind.name}.untitled`);

  return (
    <EntrySection
      id={id}
      kind={kind.name}
      isPublic={profile.public}
      texts={{
        title: t(`${kind.name}.title`),
        description: t(`${kind.name}.intro`),
        emptyTitle: t(`${kind.name}.emptyTitle`),
        empty: t(`${kind.name}.empty`),
        add: t(`${kind.name}.add`),
        change: t(`${kind.name}.change`),
      }}
      entries={entries}
      request={request}
      onRetry={reload}
      {...drawer}
      nameOf={nameOf}
      removal={{
        confirm: (entry) =>
          work.confirmRemoval(
            entry.id,
            removalOf(kind.list, entry.id, otherPublicProfiles(entry.competence_profiles, profile.id)),
          ),
        text: (entry) => t(`${kind.name}.deletedEntry`, { entry: nameOf(entry) }),
        send: async (entry) => {
          if (await dispatch(kind.remove(entry.id))) return;
          if (kind.removedText) dispatch(noticeAdded({ severity: 'success', textKey: kind.removedText }));
          await onChanged();
        },
      }}
      alert={
        work.unconnected ? <RetryStepAlert text={t(`${kind.name}.savedNotConnected`)} {...work.unconnected} /> : null
      }
      renderCard={(entry, actions) => (
        <kind.Card
          entry={entry}
          profileId={profile.id}
          nameOfProfile={nameOfProfile}
          isConnected={connected.has(entry.id)}
          isMain={connected.get(entry.id)?.main === true}
          isProfilePublic={profile.public}
          busy={work.isBusy(entry.id)}
          onConnect={(isConnected) =>
            work.act(
              entry.id,
              () => dispatch(kind.setConnected(profile.id, entry.id, isConnected)),
              isConnected ? kind.connectionOf(entry) : removalOf(kind.list, entry.id),
            )
          }
          onMakeMain={() => work.act(entry.id, () => dispatch(kind.makeMain(profile.id, entry.id)))}
          {...actions}
        />
      )}
      renderForm={(entry, focus) => (
        <kind.Form
          entry={entry}
          focus={focus}
          onSave={(values) => work.save(entry?.id, values)}
          disciplineField={disciplineField}
        />
      )}
    />
  );
}
