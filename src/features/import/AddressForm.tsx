import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { ProfileAddressInput } from '@/api/endpoints/networkImport';
import type { UserDetails } from '@/api/endpoints/users';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { config } from '@/platform/config';
import { failureOf } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { SectionCard } from '@/ui/page/SectionCard';
import { connectNetworkProfile, readNetworkProfile } from './importThunks';
import { isNetworkProfile, networkCareer } from './networkCareer';
import type { BeginReview } from './useImport';

const AddressValues = z.extend(ProfileAddressInput, { connect: z.boolean() });

interface AddressFormProps {
  details: UserDetails | null;
  onCareer: BeginReview;
}

/** The own profile is connected with the account, and read where an address for that is configured (D-31). */
export function AddressForm({ details, onCareer }: AddressFormProps) {
  const { t } = useTranslation('imports');
  const dispatch = useAppDispatch();
  const canRead = config.importUrl !== '';
  const isConnected = details?.is_linkedin_connected ?? false;
  if (!canRead && (isConnected || !details)) return null;

  const refused = (text: string): ApiFailure => ({ kind: 'validation', fields: { profile_url: text } });
  // The server decides whose it is; its words are the specification's, ours are in the user's language.
  const worded = (failure: ApiFailure) => (failure.fields?.['profile_url'] ? refused(t('address.notOwn')) : failure);
  const submit = async ({ profile_url, connect }: z.output<typeof AddressValues>): Promise<ApiFailure | null> => {
    if (!isNetworkProfile(profile_url)) return refused(t('address.notOwn'));
    const args = { body: { profile_url } };
    // Nothing is connected without consent.
    const failure = connect && !isConnected ? await dispatch(failureOf(connectNetworkProfile(args))) : null;
    if (failure || !canRead) return failure && worded(failure);
    const read = await dispatch(readNetworkProfile(args));
    if ('failure' in read) return worded(read.failure);
    const career = networkCareer(read.data);
    const isEmpty = career.experience.length + career.education.length === 0;
    return isEmpty ? refused(t('address.nothing')) : await onCareer(career);
  };
  return (
    <SectionCard
      id="import-address"
      title={t('address.title')}
      description={t(canRead ? 'address.text' : 'address.connectText')}
    >
      <Form
        schema={AddressValues}
        defaultValues={{ profile_url: '', connect: !isConnected }}
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
        {canRead && !isConnected ? <CheckboxField name="connect" label={t('address.connect')} /> : null}
        <div>
          <SubmitButton variant="outlined">{t(canRead ? 'address.read' : 'address.connectOnly')}</SubmitButton>
        </div>
      </Form>
    </SectionCard>
  );
}
