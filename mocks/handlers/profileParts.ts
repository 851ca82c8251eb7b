import type { profiles } from '@/api/endpoints/profiles';
import { attach, detach } from '../db/attachments';
import { chosenImage } from '../db/images';
import { append, take } from '../db/ordered';
import { itemOf } from '../db/ownership';
import type { MockHandlers } from '../endpoint';
import { failField } from '../fail';
import { serializeImages, serializeImage } from '../serializers/image';
import { changingProfile } from './ownProfile';

/** Makes one item of a list the main one; 422 where it is so already. */
function makeMain<I extends { id: number; main: boolean }>(items: I[], id: string): void {
  const chosen = itemOf(items, id);
  if (chosen.main) throw failField('main', 'Dieser Eintrag ist bereits der wichtigste.');
  for (const item of items) item.main = item === chosen;
}

type Loadable = Extract<keyof typeof profiles, `${string}${'Story' | 'Connection' | 'Contact'}${string}`>;

/** Handlers of a profile's stories, personal connections and contact data. */
export const profileParts: Pick<MockHandlers<typeof profiles>, Loadable> = {
  addStory: (call) => {
    const story = { id: call.world.nextChildId(), ...call.body, image_ids: [], main: false };
    return { ...append(changingProfile(call).competence_stories, story), image_gallery: [] };
  },
  updateStory: (call) => {
    const story = itemOf(changingProfile(call).competence_stories, call.params.storyId);
    const { image_ids, ...rest } = Object.assign(story, call.body);
    return { ...rest, image_gallery: serializeImages(call.world, image_ids) };
  },
  deleteStory: (call) => take(changingProfile(call).competence_stories, call.params.storyId),
  makeMainStory: (call) => makeMain(changingProfile(call).competence_stories, call.params.storyId),
  attachStoryImage: (call) => {
    const story = itemOf(changingProfile(call).competence_stories, call.params.storyId);
    attach(story.image_ids, chosenImage(call.world, call.account, call.body.image).id);
  },
  detachStoryImage: (call) => {
    detach(itemOf(changingProfile(call).competence_stories, call.params.storyId).image_ids, call.body.image);
  },

  addConnection: (call) => {
    const { world, account, body } = call;
    const { image, type, question } = body;
    const image_id = image === null || image === undefined ? null : chosenImage(world, account, image).id;
    const connection = { id: world.nextChildId(), type, question, image_id, main: false };
    changingProfile(call).personal_connections.push(connection);
    return { id: connection.id, type, question, image: serializeImage(world, image_id), main: 0 };
  },
  updateConnection: (call) => {
    const connection = itemOf(changingProfile(call).personal_connections, call.params.connectionId);
    const { image, type, question } = call.body;
    Object.assign(connection, { type, question });
    if (image !== undefined) {
      connection.image_id = image === null ? null : chosenImage(call.world, call.account, image).id;
    }
    return { id: connection.id, type, question, image: serializeImage(call.world, connection.image_id) };
  },
  deleteConnection: (call) => {
    const { personal_connections: connections } = changingProfile(call);
    connections.splice(connections.indexOf(itemOf(connections, call.params.connectionId)), 1);
  },
  makeMainConnection: (call) => makeMain(changingProfile(call).personal_connections, call.params.connectionId),
  attachConnectionImage: (call) => {
    const connection = itemOf(changingProfile(call).personal_connections, call.params.connectionId);
    connection.image_id = chosenImage(call.world, call.account, call.body.image).id;
  },
  detachConnectionImage: (call) => {
    itemOf(changingProfile(call).personal_connections, call.params.connectionId).image_id = null;
  },

  addContact: (call) => {
    const contact = { ...call.body, id: call.world.nextChildId(), visible: 1 };
    changingProfile(call).contacts.push(contact);
    return contact;
  },
  updateContact: (call) => {
    const contact = itemOf(changingProfile(call).contacts, call.params.contactId);
    return Object.assign(contact, call.body, { id: contact.id });
  },
  deleteContact: (call) => {
    const { contacts } = changingProfile(call);
    contacts.splice(contacts.indexOf(itemOf(contacts, call.params.contactId)), 1);
  },
};
