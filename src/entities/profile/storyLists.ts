import { profiles, type CompetenceProfile } from '@/api/endpoints/profiles';
import type { Image } from '@/api/schema/entities';
import { connectionTypes, storyTypes } from '@/domain/storyGroups';
import type { CallThunk } from '@/store/callResult';
import { profileWrite } from './profilesSlice';

export interface StoryEntry {
  id: string;
  type: string;
  /** Written here (D-30). */
  text: string;
  /** A text that the server has besides; '' for none. */
  answer: string;
  main: boolean;
  images: readonly Image[];
}

export interface StoryList {
  /** Also the group of its texts. */
  name: 'connections' | 'stories';
  types: readonly (typeof connectionTypes | typeof storyTypes)[number][];
  entriesOf: (profile: CompetenceProfile) => readonly StoryEntry[];
  add: (profileId: string, type: string, text: string) => CallThunk;
  update: (profileId: string, id: string, type: string, text: string) => CallThunk;
  remove: (profileId: string, id: string) => CallThunk;
  makeMain: (profileId: string, id: string) => CallThunk;
}

/* Deletions are sent after the undo time, when the list may be closed: the failure becomes a notice (STO-01 to STO-03). */

const connections = { list: 'personal_connections' } as const;
const addConnection = profileWrite(profiles.addConnection, connections);
const updateConnection = profileWrite(profiles.updateConnection, connections);
const deleteConnection = profileWrite(profiles.deleteConnection, {
  ...connections,
  failureText: 'profileParts:connections.notDeleted',
});
const makeMainConnection = profileWrite(profiles.makeMainConnection, {
  isApplied: ({ personal_connections }, { params }) =>
    personal_connections.some(({ id, main }) => main && id === params.connectionId),
  failureText: 'profileParts:connections.notMain',
});

export const connectionList: StoryList = {
  name: 'connections',
  types: connectionTypes,
  entriesOf: ({ personal_connections }) =>
    personal_connections.map(({ question, text: answer, image, ...entry }) => ({
      ...entry,
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

const stories = { list: 'competence_stories' } as const;
const addStory = profileWrite(profiles.addStory, stories);
const updateStory = profileWrite(profiles.updateStory, stories);
const deleteStory = profileWrite(profiles.deleteStory, {
  ...stories,
  failureText: 'profileParts:stories.notDeleted',
});
const makeMainStory = profileWrite(profiles.makeMainStory, {
  isApplied: ({ competence_stories }, { params }) =>
    competence_stories.some(({ id, main }) => main && id === params.storyId),
  failureText: 'profileParts:stories.notMain',
});

export const storyList: StoryList = {
  name: 'stories',
  types: storyTypes,
  entriesOf: ({ competence_stories }) =>
    competence_stories.map(({ story_question, text: answer, image_gallery: images, ...entry }) => ({
      ...entry,
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
