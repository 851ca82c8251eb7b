import { products, productTypes } from '@/api/endpoints/products';
import { attach } from '../db/attachments';
import { newProduct } from '../db/communityFactories';
import { storeUpload } from '../db/images';
import { owned } from '../db/ownership';
import { mockHandlers } from '../endpoint';
import { failField } from '../fail';
import { serializeProduct } from '../serializers/product';

function checkType(type: string): void {
  if (!productTypes.some((known) => known === type)) throw failField('type', 'Diese Art gibt es nicht.');
}

export const productsMocks = mockHandlers(products, {
  listProducts: ({ world, account }) =>
    world
      .table('products')
      .where(({ account_id }) => account_id === account.id)
      .map((product) => serializeProduct(world, product)),

  getProduct: ({ params, world, account }) =>
    serializeProduct(world, owned(world, 'products', params.productId, account)),

  createProduct: ({ body, world, account }) => {
    checkType(body.type);
    return serializeProduct(world, world.table('products').add(newProduct(world, account, body)));
  },

  updateProduct: ({ params, body, world, account }) => {
    const product = owned(world, 'products', params.productId, account);
    checkType(body.type);
    Object.assign(product, body);
    return serializeProduct(world, product);
  },

  deleteProduct: ({ params, world, account }) => {
    world.table('products').remove(owned(world, 'products', params.productId, account).id);
    return null;
  },

  uploadImage: async ({ params, body, world, account }) => {
    const product = owned(world, 'products', params.productId, account);
    attach(product.image_ids, (await storeUpload(world, account, body.image)).id);
    return serializeProduct(world, product);
  },
});
