import type { ComponentType } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ProfileRef } from '@/api/schema/entities';
import type { CareerEdit, ConfirmCareerEdit } from '@/domain/careerEdit';
import type { AddResult } from '@/domain/careerEntry';
import type { OpenEntry } from '@/features/publishing';
import type { RunningRequest } from '@/store/hooks';
import type { AppThunk, RootState } from '@/store/rootReducer';
import type { RequestState } from '@/store/trackRequest';

/** Also the group of its texts. */
export type EntryName = 'experience' | 'education';

export interface CareerEntry {
  id: string;
  main: boolean;
  competence_profiles: readonly ProfileRef[];
}

export type CareerProfile = Pick<CompetenceProfile, 'id' | 'public' | 'work_experiences' | 'educations'>;

export interface EntryFormProps<Entry, Values> {
  /** Undefined for a new one. */
  entry: Entry | undefined;
  /** The user's other entries, whose texts are suggested. */
  others: readonly Entry[];
  /** The field to focus. */
  focus: string | undefined;
  /** A public profile shows it, or will. */
  isPublic: boolean;
  /** `finish` does what needs the saved entry; resolves to whether all of it is done. */
  onSave: (values: Values, finish?: (entryId: string) => Promise<boolean>) => Promise<ApiFailure | null>;
  onCancel: () => void;
  /** Whether closing the form would lose files; typed text is kept. */
  onWaiting: (isWaiting: boolean) => void;
  /** The open profile: its competence suggests disciplines, in its language. */
  profile: CompetenceProfile;
}

export interface EntryDisplay {
  isConnected: boolean;
  isMain: boolean;
  /** Why an action is refused, as a sentence; missing where it is allowed. */
  refusals: Readonly<Partial<Record<'makeMain' | 'disconnect' | 'delete', string | undefined>>>;
}

export interface EntryOfProfile extends EntryDisplay {
  title: string;
  busy: boolean;
  /** It was just saved or moved, and takes the focus. */
  isMarked: boolean;
  /** The focus has left it. */
  onUnmark: () => void;
  /** Names of the other profiles that show it. */
  elsewhere: readonly string[];
  onConnect: () => void;
  onDisconnect: () => void;
  onMakeMain: () => void;
  /** Opens the choice of the profiles that show it; missing where there is only one profile. */
  onChooseProfiles?: (() => void) | undefined;
  onEdit: (field?: string) => void;
  onDelete: () => void;
}

type Write = AppThunk<Promise<ApiFailure | null>>;

/** Work experience or education: its calls, its components, and its names in texts and profiles. */
export interface EntryType<Entry extends CareerEntry, Values> {
  name: EntryName;
  /** Shown while there is none. */
  drawing: 'profile' | 'post';
  list: 'work_experiences' | 'educations';
  entriesOf: (profile: CareerProfile) => readonly Entry[];
  /** `''` for one without a name. */
  nameOf: (entry: Entry) => string;
  fetchAll: () => AppThunk<RunningRequest>;
  selectAll: (state: RootState) => readonly Entry[];
  selectRequest: (state: RootState) => RequestState;
  /** Creates an entry and connects it with the profile, where one is given. */
  add: (
    values: Values,
    profile: CareerProfile | null,
    finish: (entryId: string) => Promise<unknown>,
  ) => AppThunk<Promise<AddResult>>;
  update: (saved: Entry, values: Values) => Write;
  remove: (entryId: string) => Write;
  setConnected: (profile: CareerProfile, entryId: string, isConnected: boolean) => Write;
  /** Connects an entry that was just created; its alert shows the failure. */
  connectNew: (profile: CareerProfile, entryId: string) => Write;
  makeMain: (profileId: string, entryId: string) => Write;
  /** Whether a profile's main entry may be disconnected from it (EXP-03). */
  canDisconnectMain: (profile: CareerProfile) => boolean;
  /** Connecting the entry, as an edit of the open profile (D-62). */
  connectionOf: (entry: Entry) => CareerEdit;
  /** Saving the form, as an edit (D-62); `saved` is undefined for a new entry. */
  editOf: (profileId: string, saved: Entry | undefined, values: Values) => CareerEdit;
  removedText?: 'career:education.deleted';
  Card: ComponentType<EntryOfProfile & { entry: Entry }>;
  Form: ComponentType<EntryFormProps<Entry, Values>>;
}

export interface CareerSectionProps {
  profile: CompetenceProfile;
  /** Reloads the profile after a change. */
  onChanged: () => Promise<unknown>;
  confirmEdit: ConfirmCareerEdit;
  drawer: OpenEntry | null;
  onDrawer: (drawer: OpenEntry | null) => void;
}
