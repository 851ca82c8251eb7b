import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { ProfileAddressInput } from '@/api/endpoints/networkImport';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { config } from '@/platform/config';
import { failureOf } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { StatusChip } from '@/ui/basics/StatusChip';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { SectionCard } from '@/ui/page/SectionCard';
import type { NetworkCareer } from './reviewRows';
import { connectNetworkProfile, readNetworkProfile } from './importThunks';
import { isNetworkProfile, networkCareer } from './networkCareer';

const AddressValues = z.extend(ProfileAddressInput, { connect: z.boolean() });

interface AddressFormProps {
  /** Null where it is not known. */
  isConnected: boolean | null;
  /** Resolves to why the review could not begin. */
  onCareer: (career: NetworkCareer) => Promise<ApiFailure | null>;
}

function useSubmitAddress(canRead: boolean, { isConnected, onCareer }: AddressFormProps) {
  const { t } = useTranslation('imports');
  const dispatch = useAppDispatch();
  return async ({ profile_url, connect }: z.output<typeof AddressValues>): Promise<ApiFailure | null> => {
    const refused: ApiFailure = { kind: 'validation', fields: { profile_url: t('address.notOwn') } };
    if (!isNetworkProfile(profile_url)) return refused;
    // The server decides whose it is; its words are the specification's, ours are in the user's language.
    const worded = (failure: ApiFailure) => (failure.fields?.['profile_url'] ? { ...failure, ...refused } : failure);
    const body = { profile_url };
    // Nothing is connected without consent.
    if (canRead ? connect && isConnected !== true : isConnected !== true) {
      const failure = await dispatch(failureOf(connectNetworkProfile({ body })));
      if (failure) return worded(failure);
    }
    if (!canRead) return null;
    const read = await dispatch(readNetworkProfile({ body }));
    if ('failure' in read) return worded(read.failure);
    const career = networkCareer(read.data);
    if (career.experience.length + career.education.length > 0) return await onCareer(career);
    return { kind: 'validation', fields: { profile_url: t('address.nothing') } };
  };
}

/** The own profile is connected with the account, and read where an address for that is configured (D-31). */
export function AddressForm(props: AddressFormProps) {
  const { isConnected } = props;
  const { t } = useTranslation('imports');
  const canRead = config.importUrl !== '';
  const submit = useSubmitAddress(canRead, props);
  const state = isConnected === null ? 'unknown' : isConnected ? 'connected' : 'notConnected';
  return (
    <SectionCard
      id="import-address"
      title={t('address.title')}
      description={canRead ? t('address.text') : t(`address.fileOnly.${state}`)}
    >
      {canRead && state !== 'unknown' ? (
        <StatusChip color={isConnected ? 'success' : 'default'} label={t(`address.${state}`)} />
      ) : null}
      {canRead || isConnected !== true ? (
        <Box sx={{ mt: canRead && state !== 'unknown' ? 2 : 0 }}>
          <Form
            schema={AddressValues}
            defaultValues={{ profile_url: '', connect: isConnected !== true }}
            draft={draftKey({ type: 'import', section: 'address' })}
            label={t('address.title')}
            failureText={({ kind }) =>
              kind === 'validation' || kind === 'unauthorized' || !canRead ? undefined : t('address.readFailed')
            }
            onSubmit={submit}
          >
            <Field
              name="profile_url"
              label={t('address.label')}
              help={t('address.help')}
              inputMode="url"
              autoComplete="url"
            />
            {canRead && isConnected !== true ? <CheckboxField name="connect" label={t('address.connect')} /> : null}
            <div>
              <SubmitButton variant="outlined">{t(canRead ? 'address.read' : 'address.connectOnly')}</SubmitButton>
            </div>
          </Form>
        </Box>
      ) : null}
    </SectionCard>
  );
}
