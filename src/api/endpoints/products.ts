import { z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { ImageUpload, LongText, OptionalWebAddress, RequiredText, Title } from '../schema/fields';
import { Image } from '../schema/entities';
import { Ack, Created, entityOrNull } from '../schema/responses';
import { answerList, Flag, Id, listOf, NumberOrText, withAliases, Text, TextList } from '../schema/wireTypes';

/** The list pages filter by them (D-14). */
export const productTypes = ['offer', 'service', 'product'] as const;

export const Product = withAliases(
  { favourite: ['favorite', 'is_favourite'] },
  z.object({
    id: Id,
    name: Text,
    info_link: Text,
    definition: Text,
    images: listOf(Image),
    tags: TextList,
    features: TextList,
    type: Text,
    description: Text,
    shopping_link: Text,
    price: NumberOrText,
    favourite: Flag,
  }),
).register(z.globalRegistry, { id: 'Product', namedBy: 'productId' });
export type Product = z.output<typeof Product>;

export const ProductInput = z.object({
  name: Title,
  info_link: OptionalWebAddress,
  definition: LongText,
  tags: z.array(z.string()),
  features: z.array(z.string()),
  type: RequiredText,
  description: LongText,
  shopping_link: OptionalWebAddress,
  /** Words where no number was typed. */
  price: z.nullable(z.union([z.number().check(z.minimum(0)), z.string()])),
  favourite: z.boolean(),
});

export const products = defineEndpoints('products', {
  listProducts: { method: 'get', path: '/customer-product', summary: 'My products', response: answerList(Product), assumed: true },
  getProduct: { method: 'get', path: '/customer-product/:productId', summary: 'One product', response: Product, assumed: true },
  createProduct: { method: 'post', creates: true, path: '/customer-product', summary: 'Add a product', body: ProductInput, response: Created, assumed: true },
  updateProduct: {
    method: 'patch',
    path: '/customer-product/:productId',
    summary: 'Change a product',
    body: ProductInput,
    response: entityOrNull(Product, ['name', 'definition']),
    assumed: true,
  },
  deleteProduct: { method: 'delete', path: '/customer-product/:productId', summary: 'Delete a product', response: Ack, assumed: true },
  uploadImage: {
    method: 'post',
    creates: true,
    path: '/customer-product/:productId/upload-image',
    summary: 'Upload an image of a product',
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
});
