import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { z } from '@/api/schema/zod';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { ClaimCategories } from '@/domain/claimLimits';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { setCategories } from '@/entities/claim/claimsSlice';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { CategoriesField } from '@/features/claim-fields';

const CategoriesValues = z.object({ categories: ClaimCategories });

/** Up to three categories, under which the start page lists the claim (CLS-02). */
export function CategoriesSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  // A change of the linked profile empties the categories on the server; what stood here then no longer counts.
  return (
    <EditorSectionForm
      key={claim.competence_profile_id}
      isPublic={isClaimPublic(claim)}
      schema={CategoriesValues}
      defaultValues={{ categories: claim.categories.map(({ id }) => id) }}
      draft={draftKey({ type: 'claim', id: claim.id, section: 'categories' })}
      label={t('categories.title')}
      onSave={(body) => dispatch(failureOf(setCategories({ params: { claimId: claim.id }, body })))}
    >
      <PublishToPreview />
      <CategoriesField known={claim.categories} />
    </EditorSectionForm>
  );
}
