import type { PostRecord, ProductRecord } from './communityRecords';
import type { AccountRecord } from './records';
import type { World } from './world';

/** A draft, with what a test or the seed wants to be different. */
export function newPost(
  world: World,
  account: AccountRecord,
  fields: Partial<Omit<PostRecord, 'id'>> = {},
): Omit<PostRecord, 'id'> {
  const now = world.stamp();
  return {
    account_id: account.id,
    profile_id: null,
    title: 'Ein Beitrag',
    content: '<p>Ein erster Absatz.</p>',
    image_ids: [],
    category_ids: [],
    status: 'draft',
    imported: false,
    created_at: now,
    updated_at: now,
    published_at: null,
    ...fields,
  };
}

export function newProduct(
  world: World,
  account: AccountRecord,
  fields: Partial<Omit<ProductRecord, 'id'>> = {},
): Omit<ProductRecord, 'id'> {
  return {
    account_id: account.id,
    name: 'Ein Angebot',
    info_link: '',
    definition: '',
    image_ids: [],
    tags: [],
    features: [],
    type: 'offer',
    description: '',
    shopping_link: '',
    price: null,
    favourite: false,
    created_at: world.stamp(),
    ...fields,
  };
}
