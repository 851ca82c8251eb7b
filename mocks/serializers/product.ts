import type { ProductRecord } from '../db/communityRecords';
import type { World } from '../db/world';
import { serializeImages } from './image';

export function serializeProduct(world: World, product: ProductRecord) {
  return {
    id: product.id,
    user_id: product.account_id,
    name: product.name,
    info_link: product.info_link || null,
    definition: product.definition || null,
    images: serializeImages(world, product.image_ids),
    tags: product.tags.map((name, index) => ({ id: index + 1, name })),
    features: product.features,
    type: product.type,
    description: product.description || null,
    shopping_link: product.shopping_link || null,
    price: typeof product.price === 'number' ? product.price.toFixed(2) : product.price,
    favourite: product.favourite ? 1 : 0,
    created_at: product.created_at,
    updated_at: product.created_at,
  };
}
