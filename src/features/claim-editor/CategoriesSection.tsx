import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { z } from '@/api/schema/zod';
import { ClaimCategories } from '@/domain/claimLimits';
import { stillOffered } from '@/domain/nearCategories';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { setCategories } from '@/entities/claim/claimsSlice';
import { CategoriesField } from '@/features/claim-fields';
import { ClaimForm } from './ClaimForm';

const CategoriesValues = z.object({ categories: ClaimCategories });

/** Up to three categories, under which the start page lists the claim (CLS-02). */
export function CategoriesSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const offered = useAppSelector(selectCategories);
  return (
    <ClaimForm
      // A change of the linked profile empties the categories on the server, so what is typed here is dropped with it.
      key={claim.competence_profile_id}
      claim={claim}
      section="categories"
      label={t('categories.title')}
      schema={CategoriesValues}
      valuesOf={({ categories }) => ({ categories: categories.map(({ id }) => id) })}
      save={({ params, body }) =>
        setCategories({ params, body: { categories: stillOffered(body.categories, offered) } })
      }
    >
      <CategoriesField known={claim.categories} />
    </ClaimForm>
  );
}
