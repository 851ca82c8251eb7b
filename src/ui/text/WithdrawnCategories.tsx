import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Category } from '@/api/schema/entities';
import { stillOffered } from '@/domain/relatedCategories';

interface WithdrawnCategoriesProps {
  saved: readonly Pick<Category, 'id' | 'name'>[];
  offered: readonly Category[];
}

/** Names the saved categories that are no longer offered and therefore not sent again (POS-04, CLS-02). */
export function WithdrawnCategories({ saved, offered }: WithdrawnCategoriesProps) {
  const { t } = useTranslation('editing');
  const withdrawn = saved.filter(({ id }) => stillOffered([id], offered).length === 0);
  if (withdrawn.length === 0) return null;
  return (
    <Typography variant="body2">
      {t('category.withdrawn', {
        names: withdrawn.map(({ name }) => name || t('category.unnamed')).join(', '),
      })}
    </Typography>
  );
}
