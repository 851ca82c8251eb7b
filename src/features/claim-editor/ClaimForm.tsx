import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Claim } from '@/api/endpoints/claims';
import type { z } from '@/api/schema/zod';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { draftKey } from '@/domain/draftKey';
import { failureOf, type CallThunk } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { fetchClaim } from '@/entities/claim/claimsSlice';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/publicPage/PreviewValues';

interface ClaimFormProps<Input extends FieldValues, Output extends FieldValues> {
  claim: Claim;
  section: string;
  label: string;
  schema: z.ZodMiniType<Output, Input>;
  valuesOf: (claim: Claim) => Input;
  save: (args: { params: { claimId: string }; body: Output }) => CallThunk;
  children: ReactNode;
}

export function ClaimForm<Input extends FieldValues, Output extends FieldValues>(props: ClaimFormProps<Input, Output>) {
  const { claim, section, label, schema, valuesOf, save, children } = props;
  const dispatch = useAppDispatch();
  const params = { claimId: claim.id };
  return (
    <EditorSectionForm
      isPublic={isClaimPublic(claim)}
      schema={schema}
      defaultValues={valuesOf(claim) as DefaultValues<Input>}
      draft={draftKey({ type: 'claim', id: claim.id, section })}
      label={label}
      readNewest={async () => {
        const read = await dispatch(fetchClaim({ params }));
        return 'failure' in read ? read : { data: { values: valuesOf(read.data), isPublic: isClaimPublic(read.data) } };
      }}
      onSave={(body) => dispatch(failureOf(save({ params, body })))}
    >
      <PublishToPreview />
      {children}
    </EditorSectionForm>
  );
}
