import { useTranslation } from 'react-i18next';
import { z } from '@/api/schema/zod';
import type { Claim } from '@/api/endpoints/claims';
import { ClaimCategories, SomeClaimCategories } from '@/domain/claimLimits';
import { useAppDispatch } from '@/store/hooks';
import { getFailure } from '@/store/thunkResult';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { CategoriesField } from '../CategoriesField';
import { setCategories } from '../claimsSlice';
import { PublishToPreview } from './PreviewValues';

const DraftValues = z.object({ categories: ClaimCategories });
const PublicValues = z.object({ categories: SomeClaimCategories });

/** Where the claim is found on the start page: one to three categories (CLS-02). */
export function CategoriesSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const isPublic = claim.status === 'published';
  // A change of the linked profile empties the categories on the server; what stood here then no longer counts.
  const begun = `${claim.competence_profile_id}`;
  return (
    <EditorSectionForm
      key={begun}
      isPublic={isPublic}
      schema={isPublic ? PublicValues : DraftValues}
      defaultValues={{ categories: claim.categories.map(({ id }) => id) }}
      draft={`claim-${claim.id}-categories`}
      label={t('categories.title')}
      onSave={async (body) => getFailure(await dispatch(setCategories({ params: { claimId: claim.id }, body })))}
    >
      <PublishToPreview />
      <CategoriesField />
    </EditorSectionForm>
  );
}
