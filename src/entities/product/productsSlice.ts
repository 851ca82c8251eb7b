import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import { products, type Product } from '@/api/endpoints/products';
import { cropShapes } from '@/domain/imageCrop';
import { matchesInput } from '@/domain/matchesInput';
import { imageTarget } from '@/entities/image/imageTarget';
import { apiThunk } from '@/store/apiThunk';
import { failureOf, type CallThunk } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import { listWrites } from '@/store/entityWrites';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';

export type ProductBody = EndpointArgs<typeof products.createProduct>['body'];

export const fetchProducts = apiThunk(products.listProducts);

const readProduct = apiThunk(products.getProduct, { typeSuffix: 'newest', silent: true });

/** The newest version of what is changed; null where it is gone, or where the server reads no single one. */
export function checkProduct(productId: string): CallThunk<Product | null> {
  return async (dispatch) => {
    const read = await dispatch(readProduct({ params: { productId } }));
    const isMissing = 'failure' in read && (read.failure.kind === 'notFound' || read.failure.kind === 'notOffered');
    return isMissing ? { data: null } : read;
  };
}

const write = listWrites({ fetch: () => fetchProducts(), select: (state): Product[] => selectProducts(state) });

/* Silent but for deleting: their forms and notices show the failure. */
const createProduct = apiThunk(products.createProduct, { silent: true });
export const updateProduct = write(products.updateProduct);
export const deleteProduct = write(products.deleteProduct, { failureText: 'products:deleteFailed' });

export const addProduct = createVerified({
  thunk: createProduct,
  fetchList: () => fetchProducts(),
  selectBefore: (state) => (selectProductsRequest(state).status === 'succeeded' ? selectProducts(state) : null),
  isSame: (product, { body: { name, type, description } }) => matchesInput(product, { name, type, description }),
});

/** All that the call takes, as it is delivered. */
export function bodyOf(product: Product): ProductBody {
  const { name, type, definition, description, features, tags, info_link, shopping_link, price, favourite } = product;
  return { name, type, definition, description, features, tags, info_link, shopping_link, price, favourite };
}

/** With everything else as new as the server has it, since the call sends all of it (D-66). */
export function setFavourite(product: Product, favourite: boolean): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => {
    const read = await dispatch(checkProduct(product.id));
    if ('failure' in read) return read.failure;
    const body = { ...bodyOf(read.data ?? product), favourite };
    return dispatch(failureOf(updateProduct({ params: { productId: product.id }, body })));
  };
}

/** IMG-02; nothing takes an image away again. */
export const productImages = imageTarget<{ productId: string }, Product[]>({
  cropShape: cropShapes.photo,
  draft: ({ productId }) => ({ type: 'product', id: productId, item: 'images' }),
  upload: products.uploadImage,
  parent: { fetch: () => fetchProducts(), select: (state) => selectProducts(state) },
  images: (list, { productId }) => list.find(({ id }) => id === productId)?.images,
});

const list = createEntityAdapter<Product>();
const listSelectors = list.getSelectors();

const slice = createSlice({
  name: 'products',
  initialState: { list: list.getInitialState({ request: idleRequest }) },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(updateProduct.fulfilled, (state, { payload }) => {
        if (payload) list.setOne(state.list, payload);
      })
      .addCase(readProduct.fulfilled, (state, { payload }) => {
        list.upsertOne(state.list, payload);
      })
      .addCase(deleteProduct.fulfilled, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.productId);
      });
    trackList(builder, (state) => state.list, fetchProducts);
  },
  selectors: {
    selectProducts: (state) => listSelectors.selectAll(state.list),
    selectProductsRequest: (state) => state.list.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectProducts, selectProductsRequest } = slice.injectInto(rootReducer).selectors;
