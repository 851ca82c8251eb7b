import type { ReactNode } from 'react';
import type { UserDetails, UserDetailsInput } from '@/api/endpoints/users';
import type { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { matchesInput } from '@/domain/matchesInput';
import { fetchUserDetails, selectUserDetails, updateDetails } from '@/entities/user/userSlice';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { EditForm } from '@/ui/form/EditForm';
import { RowActions, type RowFormProps } from '../AccountRow';

type DetailsValues = z.output<typeof UserDetailsInput>;

interface DetailsFormProps extends RowFormProps {
  row: string;
  /** Of fields of the details. */
  schema: z.ZodMiniObject<{ [Name in keyof DetailsValues]: z.ZodMiniType<DetailsValues[Name]> }>;
  children: ReactNode;
}

export const detailsDraft = (row: string) => draftKey({ type: 'account', section: row });

/** Some of the personal data. Only the name and what was changed is sent, so that nothing unknown is emptied (D-83). */
export function DetailsForm({ row, schema, children, onClose, onSaved }: DetailsFormProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const names = Object.keys(schema.shape) as (keyof DetailsValues)[];
  const valuesOf = (details: UserDetails | null) =>
    Object.fromEntries(names.map((name) => [name, details?.[name] ?? ''])) as DetailsValues;
  return (
    <EditForm
      schema={schema}
      idPrefix={`account-${row}`}
      draft={detailsDraft(row)}
      defaultValues={valuesOf(selectUserDetails(store.getState()))}
      readNewest={async () => {
        const read = await dispatch(fetchUserDetails());
        return 'failure' in read ? read : { data: valuesOf(read.data) };
      }}
      onSubmit={async (values) => {
        const saved = selectUserDetails(store.getState());
        const changed = Object.entries(values).filter(([name, value]) => !matchesInput(saved ?? {}, { [name]: value }));
        const { firstname, lastname } = saved ?? {};
        const body = {
          firstname: firstname || undefined,
          lastname: lastname || undefined,
          ...Object.fromEntries(changed),
        };
        const failure = changed.length > 0 ? await dispatch(failureOf(updateDetails({ body }))) : null;
        if (!failure) onSaved();
        return failure;
      }}
    >
      {children}
      <RowActions onCancel={onClose} />
    </EditForm>
  );
}
