import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productTypes, type Product } from '@/api/endpoints/products';
import {
  deleteProduct,
  fetchProducts,
  selectProducts,
  selectProductsRequest,
  setFavourite,
} from '@/entities/product/productsSlice';
import { RouterLink, useSearchParams } from '@/routes/navigation';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { useBusyItems } from '@/ui/basics/useBusyItems';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { useClosingWithFiles } from '@/ui/images/FollowingImages';
import { ListPage, NothingFound } from '@/ui/list/ListPage';
import { ListTools } from '@/ui/list/ListTools';
import { PagedList } from '@/ui/list/PagedList';
import { withFilter } from '@/ui/list/paging';
import { useListQuery } from '@/ui/list/useListQuery';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { ProductForm } from './ProductForm';
import { ProductRow, productRowHeight } from './ProductRow';

const sortNames = ['favourites', 'name', 'price'] as const;

const filters = {
  type: { values: productTypes, matches: ({ type }: Product, value: string) => type === value },
};

const textOf = ({ name, definition, description, tags, features }: Product) =>
  [name, definition, description, ...tags, ...features].join('\n');

function useProductsQuery(items: readonly Product[]) {
  const locale = useFormatLocale();
  const sorts = useMemo(() => {
    const byName = new Intl.Collator(locale, { numeric: true }).compare;
    // Words come after all numbers.
    const amount = ({ price }: Product) => (typeof price === 'number' ? price : Number.MAX_VALUE);
    return {
      favourites: (a: Product, b: Product) => Number(b.favourite) - Number(a.favourite),
      name: (a: Product, b: Product) => byName(a.name, b.name),
      price: (a: Product, b: Product) => amount(a) - amount(b),
    } satisfies Record<(typeof sortNames)[number], unknown>;
  }, [locale]);
  return useListQuery({ items, textOf, filters, sorts });
}

/** Offers, services and products of the user (PRD-01); no call shows them to anybody else. */
export function Products() {
  const { t } = useTranslation(['products', 'lists']);
  const products = useAppSelector(selectProducts);
  const request = useRequest(selectProductsRequest);
  const reload = useLoad(fetchProducts, undefined, request);
  const { isRemoved, undoBar, changeFavourite, removeLater } = useProductActions();
  const query = useProductsQuery(products.filter(({ id }) => !isRemoved(id)));
  const { edit, drawer } = useProductDrawer(products);
  return (
    <>
      <ListPage
        request={request}
        items={products}
        visible={query.visible}
        List={PagedList}
        keyOf={({ id }) => id}
        estimatedHeight={productRowHeight}
        label={t('list.label')}
        skeleton={<CardListSkeleton rows={4} height={productRowHeight} filters={productTypes.length + 1} />}
        empty={<NoProducts onNew={() => edit('new')} />}
        nothing={
          <NothingFound title={t('list.noMatch')} reset={{ label: t('lists:tools.reset'), onClick: query.onReset }} />
        }
        tools={
          <ListTools
            query={query}
            count={products.length}
            chips={{
              label: t('list.filter'),
              filter: 'type',
              values: productTypes,
              textOf: (value) => (value === '' ? t('list.all') : t(`types.${value}`)),
            }}
            searchLabel={t('list.search')}
            sorts={sortNames.map((value) => ({ value, label: t(`list.sort.${value}`) }))}
          />
        }
        onRetry={reload}
      >
        {(product) => (
          <ProductRow
            product={product}
            onEdit={() => edit(product.id)}
            onFavourite={() => changeFavourite(product)}
            onDelete={() => removeLater(product)}
          />
        )}
      </ListPage>
      {undoBar}
      {drawer}
    </>
  );
}

function useProductActions() {
  const { t } = useTranslation('products');
  const dispatch = useAppDispatch();
  const { locked } = useBusyItems();
  const { remove, isRemoved, undoBar } = useUndoable();
  const changeFavourite = (product: Product) =>
    void locked(product.id, async () => {
      const failure = await dispatch(setFavourite(product, !product.favourite));
      if (failure) dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, 'products:favouriteFailed') }));
    });
  const removeLater = ({ id, name }: Product) =>
    remove({ id, text: t('deleted', { name }), send: () => dispatch(deleteProduct({ params: { productId: id } })) });
  return { isRemoved, undoBar, changeFavourite, removeLater };
}

/** In the address, so that a link opens it: the id of a product, or `new`. */
const inAddress = 'edit';

function useProductDrawer(products: readonly Product[]) {
  const { t } = useTranslation('products');
  const [query, setQuery] = useSearchParams();
  const edited = query.get(inAddress);
  /** Saved, but not with all of its images: the same form goes on with it. */
  const [createdId, setCreatedId] = useState<string | null>(null);
  const product = products.find(({ id }) => id === (edited === 'new' ? createdId : edited));
  const edit = (id: string | null) => {
    setCreatedId(null);
    setQuery((before) => withFilter(before, inAddress, id ?? ''), { replace: true, preventScrollReset: true });
  };
  const { close, onWaiting, question } = useClosingWithFiles(() => edit(null));
  const isOpen = edited === 'new' || (edited !== null && product !== undefined);
  const drawer = (
    <>
      <SideDrawer open={isOpen} title={t(product ? 'form.change' : 'form.add')} onClose={close}>
        <ProductForm
          key={edited}
          product={product}
          type={productTypes.find((type) => type === query.get('type')) ?? ''}
          onSaved={(isFinished, id) => (isFinished ? edit(null) : setCreatedId(id))}
          onCancel={close}
          onWaiting={onWaiting}
        />
      </SideDrawer>
      {question}
    </>
  );
  return { edit, drawer };
}

/** Left out for an empty list, which has its own button, and where there are no offers at all. */
export function NewProductButton() {
  const { t } = useTranslation('products');
  const [query] = useSearchParams();
  const { length } = useAppSelector(selectProducts);
  const { status, error } = useRequest(selectProductsRequest);
  if (error?.kind === 'notOffered' || (length === 0 && status === 'succeeded')) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={RouterLink}
      to={`?${withFilter(new URLSearchParams(query), inAddress, 'new').toString()}`}
      replace
      preventScrollReset
    >
      {t('form.add')}
    </Button>
  );
}

function NoProducts({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      drawing="offer"
      title={t('list.emptyTitle')}
      text={t('list.empty')}
      action={
        <Button variant="contained" onClick={onNew}>
          {t('form.add')}
        </Button>
      }
    />
  );
}
