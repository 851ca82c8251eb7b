import type { ImageRecord } from '../db/records';
import type { World } from '../db/world';
import { present } from './present';

/** A picture as the server answers it; null where it is gone. */
export function serializeImage(world: World, id: number | null | undefined) {
  const image = world.table('images').get(id);
  return image ? presentImage(world, image) : null;
}

/** The pictures of a gallery, without those that are gone. */
export function serializeImages(world: World, ids: readonly number[]) {
  return present(ids.map((id) => serializeImage(world, id)));
}

function presentImage(world: World, image: ImageRecord) {
  const { id, uuid, name, label, description, alt, author, show_copyright, created_at } = image;
  return {
    id,
    uuid,
    url: world.mediaBase ? `${world.mediaBase}/media/${uuid}` : image.source,
    name,
    label: label || null,
    description: description || null,
    alt: alt || null,
    author: author || null,
    show_copyright: show_copyright ? 1 : 0,
    disk: 'media',
    created_at,
    updated_at: created_at,
  };
}
