import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import FavouriteIcon from '@mui/icons-material/StarOutlined';
import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Product } from '@/api/endpoints/products';
import { factsText } from '@/domain/plainText';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { StatusChip } from '@/ui/basics/StatusChip';
import { Thumbnail } from '@/ui/images/Thumbnail';
import { ListRow } from '@/ui/list/ListRow';
import { useProductPrice, useTypeText } from './productTexts';

/** In px. */
export const productRowHeight = 72;

interface ProductRowProps {
  product: Product;
  onEdit: () => void;
  onFavourite: () => void;
  onDelete: () => void;
}

export function ProductRow({ product, onEdit, onFavourite, onDelete }: ProductRowProps) {
  const { t } = useTranslation(['products', 'common']);
  const priceText = useProductPrice();
  const typeText = useTypeText();
  const { name, type, definition, price, favourite, images } = product;
  const [image] = images;
  const amount = priceText(price);
  const facts = factsText([amount && t('list.price', { price: amount }), definition]);
  return (
    <ListRow
      title={name}
      titleElement="h2"
      onClick={onEdit}
      minHeight={productRowHeight}
      picture={<Picture url={image?.url} />}
      status={
        <>
          <StatusChip color="default" label={typeText(type)} />
          {favourite ? <FavouriteIcon fontSize="small" color="warning" titleAccess={t('form.favourite')} /> : null}
        </>
      }
      meta={facts || undefined}
      actions={
        <ActionMenu
          label={t('list.menu', { name })}
          actions={[
            { key: 'edit', label: t('common:action.edit'), onClick: onEdit },
            { key: 'favourite', label: t(favourite ? 'list.noFavourite' : 'list.favourite'), onClick: onFavourite },
            { key: 'delete', label: t('common:action.delete'), destructive: true, onClick: onDelete },
          ]}
        />
      }
    />
  );
}

function Picture({ url }: { url: string | undefined }) {
  return (
    <Box sx={{ width: 64 }}>{url ? <Thumbnail url={url} alt="" /> : <OfferIcon color="disabled" sx={noPicture} />}</Box>
  );
}

const noPicture = { display: 'block', mx: 'auto' } as const;
