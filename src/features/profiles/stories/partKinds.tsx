import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { z } from '@/api/schema/zod';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Image } from '@/api/schema/entities';
import { Title } from '@/api/schema/fields';
import { beginningOf, isSameText } from '@/domain/plainText';
import { connectionTypes, groupKey, storyTypes, type PartGroup } from '@/domain/profileParts';
import type { AppThunk } from '@/store/rootReducer';
import type { ThunkResult } from '@/store/thunkResult';
import type { ItemFieldsProps } from '@/ui/editor/itemList';
import type { SavedList } from '@/ui/editor/savedList';
import { Field } from '@/ui/form/Field';
import { fetchProfile, selectProfile, selectProfileRequest } from '../profilesSlice';
import {
  addConnection,
  addStory,
  deleteConnection,
  deleteStory,
  makeMainConnection,
  makeMainStory,
  updateConnection,
  updateStory,
} from './partCalls';

type Call = AppThunk<PromiseLike<ThunkResult>>;

/** A story or a personal connection, read alike. */
export interface Part {
  id: string;
  type: string;
  /** What was written here (D-30). */
  text: string;
  /** A text that the server has besides; '' for none. */
  answer: string;
  main: boolean;
  images: readonly Image[];
}

export interface PartValues {
  text: string;
}

/** Stories or personal connections: their groups, where a profile holds them, and their calls. */
export interface PartKind {
  /** Also the group of its texts. */
  name: 'connections' | 'stories';
  types: readonly (typeof connectionTypes | typeof storyTypes)[number][];
  partsOf: (profile: CompetenceProfile) => readonly Part[];
  add: (profileId: string, type: string, text: string) => Call;
  update: (profileId: string, id: string, type: string, text: string) => Call;
  remove: (profileId: string, id: string) => Call;
  makeMain: (profileId: string, id: string) => Call;
}

export const connectionKind: PartKind = {
  name: 'connections',
  types: connectionTypes,
  partsOf: ({ personal_connections }) =>
    personal_connections.map(({ question, text: answer, image, ...part }) => ({
      ...part,
      text: question,
      answer,
      images: image ? [image] : [],
    })),
  add: (profileId, type, question) => addConnection({ params: { profileId }, body: { type, question } }),
  update: (profileId, connectionId, type, question) =>
    updateConnection({ params: { profileId, connectionId }, body: { type, question } }),
  remove: (profileId, connectionId) => deleteConnection({ params: { profileId, connectionId } }),
  makeMain: (profileId, connectionId) => makeMainConnection({ params: { profileId, connectionId } }),
};

export const storyKind: PartKind = {
  name: 'stories',
  types: storyTypes,
  partsOf: ({ competence_stories }) =>
    competence_stories.map(({ story_question, text: answer, image_gallery: images, ...part }) => ({
      ...part,
      text: story_question,
      answer,
      images,
    })),
  add: (profileId, type, story_question) => addStory({ params: { profileId }, body: { type, story_question } }),
  update: (profileId, storyId, type, story_question) =>
    updateStory({ params: { profileId, storyId }, body: { type, story_question } }),
  remove: (profileId, storyId) => deleteStory({ params: { profileId, storyId } }),
  makeMain: (profileId, storyId) => makeMainStory({ params: { profileId, storyId } }),
};

/** The one field of a story or a connection: the prompt stands above it. */
function PartFields({ buttons }: ItemFieldsProps<{ text: string }>) {
  const { t } = useTranslation('profileParts');
  return (
    <>
      <Field name="text" label={t('text.label')} help={t('text.help')} rows={3} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{buttons}</Box>
    </>
  );
}

/** The beginning of a text, as its name in menus and messages. */
export const nameOfText = (text: string) => beginningOf(text, 60);

/** One group of a profile's stories or connections, as a list of the editor. */
export function listOfGroup(kind: PartKind, group: PartGroup, profileId: string): SavedList<PartValues> {
  return {
    name: `${kind.name}-${group.key}`,
    layout: 'rows',
    schema: z.object({ text: Title }),
    emptyValues: { text: '' },
    titleOf: ({ text }) => nameOfText(text),
    isSame: (one, other) => isSameText(one.text, other.text),
    uniqueField: 'text',
    serverFields: { question: 'text', story_question: 'text' },
    Fields: PartFields,
    select: (state) => {
      const profile = selectProfile(state, profileId);
      return profile ? itemsOfGroup(kind, group, profile) : [];
    },
    selectRequest: (state) => selectProfileRequest(state, profileId),
    read: () => fetchProfile({ params: { profileId } }),
    add: ({ text }) => kind.add(profileId, group.type, text),
    update: (id, { text }) => kind.update(profileId, id, group.type, text),
    remove: (id) => kind.remove(profileId, id),
  };
}

export function itemsOfGroup(kind: PartKind, group: PartGroup, profile: CompetenceProfile): Part[] {
  return kind.partsOf(profile).filter(({ type }) => groupKey(type) === group.key);
}
