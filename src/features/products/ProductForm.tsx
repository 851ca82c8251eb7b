import { useTranslation } from 'react-i18next';
import { ProductInput, productTypes, type Product } from '@/api/endpoints/products';
import { z } from '@/api/schema/zod';
import type { ApiFailure } from '@/api/client/failure';
import { draftKey } from '@/domain/draftKey';
import { typedPrice } from '@/domain/price';
import {
  addProduct,
  bodyOf,
  checkProduct,
  fetchProducts,
  productImages,
  updateProduct,
  type ProductBody,
} from '@/entities/product/productsSlice';
import { failureOf } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { ChipsField } from '@/ui/form/ChipsField';
import { DrawerActions } from '@/ui/form/DrawerActions';
import { EditForm } from '@/ui/form/EditForm';
import { Field } from '@/ui/form/Field';
import { OptionalFields } from '@/ui/form/OptionalFields';
import { RadioField } from '@/ui/form/RadioField';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { FollowingImages } from '@/ui/images/FollowingImages';
import { ImageField } from '@/ui/images/ImageField';
import { useFollowingImages } from '@/ui/images/useFollowingImages';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useTypeText } from './productTexts';

const ProductValues = z.extend(ProductInput, { price: z.string() });
type ProductValues = z.input<typeof ProductValues>;

const empty: ProductBody = {
  name: '',
  type: productTypes[0],
  description: '',
  definition: '',
  features: [],
  tags: [],
  info_link: '',
  shopping_link: '',
  price: null,
  favourite: false,
};

/** A price as one would type it: without groups of digits. */
function valuesOf(body: ProductBody, locale: string): ProductValues {
  const { price } = body;
  const typed = typeof price === 'number' ? new Intl.NumberFormat(locale, { useGrouping: false }).format(price) : price;
  return { ...body, price: typed ?? '' };
}

const galleries = { images: { targetOf: (productId: string) => productImages({ productId }), isMultiple: true } };

interface ProductFormProps {
  /** Undefined for a new one. */
  product: Product | undefined;
  type: string;
  onSaved: (isFinished: boolean, id: string) => void;
  onCancel: () => void;
  /** Whether images wait for the save. */
  onWaiting: (isWaiting: boolean) => void;
}

/** Its images follow once it is saved (PRD-01). */
export function ProductForm({ product, type, onSaved, onCancel, onWaiting }: ProductFormProps) {
  const { t } = useTranslation('products');
  const dispatch = useAppDispatch();
  const locale = useFormatLocale();
  const typeText = useTypeText();
  const images = useFollowingImages(galleries, { entryId: product?.id, onWaiting });
  const save = useSaveProduct(product?.id, images.send, onSaved);
  const types = [
    ...productTypes,
    ...(product && !productTypes.some((productType) => productType === product.type) ? [product.type] : []),
  ];
  return (
    <EditForm
      schema={ProductValues}
      defaultValues={valuesOf(product ? bodyOf(product) : { ...empty, type: type || empty.type }, locale)}
      draft={draftKey({ type: 'product', id: product?.id ?? 'new' })}
      label={t(product ? 'form.change' : 'form.add')}
      readNewest={
        product &&
        (async () => {
          const read = await dispatch(checkProduct(product.id));
          return 'data' in read ? { data: read.data && valuesOf(bodyOf(read.data), locale) } : read;
        })
      }
      onSubmit={(values) => save({ ...values, price: typedPrice(values.price) })}
    >
      <UnsavedFormPrompt />
      <RadioField
        name="type"
        label={t('form.type')}
        row
        options={types.map((value) => ({ value, label: typeText(value) }))}
      />
      <Field name="name" label={t('form.name')} />
      <Field name="definition" label={t('form.definition')} help={t('form.definitionHelp')} optional size="full" />
      <Field name="description" label={t('form.description')} rows={4} optional />
      <Field name="price" label={t('form.price')} help={t('form.priceHelp')} optional size="short" />
      <MoreFields />
      <FollowingImages
        images={images}
        missingText={(names) => t('form.imagesMissing', names)}
        note={t(product ? 'form.imagesAtOnce' : 'form.imagesLater')}
      >
        <ImageField
          {...images.fieldOf('images')}
          label={t('form.images')}
          help={t('form.imagesStay')}
          images={product?.images ?? []}
        />
      </FollowingImages>
      <CheckboxField name="favourite" label={t('form.favourite')} />
      <DrawerActions isPublic={false} onCancel={onCancel} />
    </EditForm>
  );
}

/** Resolves to the failure of the product itself; its images say themselves what failed. */
function useSaveProduct(
  savedId: string | undefined,
  sendImages: (id: string) => Promise<ApiFailure | null>,
  onSaved: ProductFormProps['onSaved'],
) {
  const dispatch = useAppDispatch();
  return async (body: ProductBody): Promise<ApiFailure | null> => {
    let isFinished = true;
    const finish = async (id: string) => {
      await dispatch(fetchProducts());
      isFinished = (await sendImages(id)) === null;
    };
    let id = savedId;
    if (id === undefined) {
      const added = await dispatch(addProduct({ body }, { next: undefined, run: finish }));
      if ('failure' in added) return added.failure;
      id = added.data;
    } else {
      const failure = await dispatch(failureOf(updateProduct({ params: { productId: id }, body })));
      if (failure) return failure;
      await finish(id);
    }
    dispatch(noticeAdded({ severity: 'success', textKey: 'products:saved' }));
    onSaved(isFinished, id);
    return null;
  };
}

function MoreFields() {
  const { t } = useTranslation('products');
  const names = ['features', 'tags', 'info_link', 'shopping_link'] as const;
  return (
    <OptionalFields label={t('form.more')} fields={names.map((name) => ({ name, label: t(`form.${name}`) }))}>
      <ChipsField name="features" label={t('form.features')} optional />
      <ChipsField name="tags" label={t('form.tags')} optional />
      <Field name="info_link" label={t('form.info_link')} type="url" autoComplete="off" optional />
      <Field name="shopping_link" label={t('form.shopping_link')} type="url" autoComplete="off" optional />
    </OptionalFields>
  );
}
