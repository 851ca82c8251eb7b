import { profiles } from '@/api/endpoints/profiles';
import { profileWrite } from './profilesSlice';

/*
 * The calls of stories and personal connections (STO-01 to STO-03). Deletions are sent after the undo time, when the list
 * may be closed: the failure becomes a notice.
 */

const connections = { list: 'personal_connections' } as const;
export const addConnection = profileWrite(profiles.addConnection, connections);
export const updateConnection = profileWrite(profiles.updateConnection, connections);
export const deleteConnection = profileWrite(profiles.deleteConnection, {
  ...connections,
  failureText: 'profileParts:connections.notDeleted',
});
export const makeMainConnection = profileWrite(profiles.makeMainConnection, {
  isApplied: ({ personal_connections }, { params }) =>
    personal_connections.some(({ id, main }) => main && id === params.connectionId),
  failureText: 'profileParts:connections.notMain',
});

const stories = { list: 'competence_stories' } as const;
export const addStory = profileWrite(profiles.addStory, stories);
export const updateStory = profileWrite(profiles.updateStory, stories);
export const deleteStory = profileWrite(profiles.deleteStory, {
  ...stories,
  failureText: 'profileParts:stories.notDeleted',
});
export const makeMainStory = profileWrite(profiles.makeMainStory, {
  isApplied: ({ competence_stories }, { params }) =>
    competence_stories.some(({ id, main }) => main && id === params.storyId),
  failureText: 'profileParts:stories.notMain',
});
