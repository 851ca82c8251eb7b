import { profiles } from '@/api/endpoints/profiles';
import { hasValues } from '@/domain/hasValues';
import { profileWrite } from './profilesSlice';

/* The calls of stories and personal connections (STO-01 to STO-03); D-66 tells by the profile whether one was done. */

export const addConnection = profileWrite(profiles.addConnection, ({ personal_connections }, { body }) =>
  personal_connections.some((connection) => hasValues(connection, body)),
);
export const updateConnection = profileWrite(
  profiles.updateConnection,
  ({ personal_connections }, { params: { connectionId: id }, body }) =>
    personal_connections.some((connection) => hasValues(connection, { ...body, id })),
);
/** Sent after the undo time, when its list may be closed: the failure becomes a notice. */
export const deleteConnection = profileWrite(
  profiles.deleteConnection,
  ({ personal_connections }, { params }) => !personal_connections.some(({ id }) => id === params.connectionId),
  { failureText: 'profileParts:connections.notDeleted' },
);
export const makeMainConnection = profileWrite(
  profiles.makeMainConnection,
  ({ personal_connections }, { params }) =>
    personal_connections.some(({ id, main }) => main && id === params.connectionId),
  { failureText: 'profileParts:connections.notMain' },
);

export const addStory = profileWrite(profiles.addStory, ({ competence_stories }, { body }) =>
  competence_stories.some((story) => hasValues(story, body)),
);
export const updateStory = profileWrite(
  profiles.updateStory,
  ({ competence_stories }, { params: { storyId: id }, body }) =>
    competence_stories.some((story) => hasValues(story, { ...body, id })),
);
export const deleteStory = profileWrite(
  profiles.deleteStory,
  ({ competence_stories }, { params }) => !competence_stories.some(({ id }) => id === params.storyId),
  { failureText: 'profileParts:stories.notDeleted' },
);
export const makeMainStory = profileWrite(
  profiles.makeMainStory,
  ({ competence_stories }, { params }) => competence_stories.some(({ id, main }) => main && id === params.storyId),
  { failureText: 'profileParts:stories.notMain' },
);
