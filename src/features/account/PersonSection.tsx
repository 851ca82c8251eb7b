import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type UserDetails, UserDetailsInput } from '@/api/endpoints/users';
import { Gender, genders, Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { displayName, joinedWords } from '@/domain/displayName';
import { draftKey } from '@/domain/draftKey';
import { matchesInput } from '@/domain/matchesInput';
import {
  fetchCountries,
  fetchUserDetails,
  selectCountries,
  selectCountriesRequest,
  selectUserDetails,
  updateDetails,
} from '@/entities/user/userSlice';
import { UserDetailsAlert, useUserDetails } from '@/features/user/UserDetailsAlert';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useAppStore, useLoad, useRequest } from '@/store/hooks';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { StatusChip } from '@/ui/basics/StatusChip';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { Field } from '@/ui/form/Field';
import { RadioField } from '@/ui/form/RadioField';
import { EditForm } from '@/ui/form/EditForm';
import { AccountRow, RowActions, type RowFormProps } from './AccountRow';
import { StatusView } from '@/ui/feedback/StatusView';
import { SelectField } from '@/ui/form/SelectField';
import { useFormatLocale } from '@/ui/text/useLanguage';

const rows = {
  name: z.object({ firstname: Title, lastname: Title }),
  gender: z.object({ gender: Gender }),
  company: z.pick(UserDetailsInput, { company: true }),
  address: z.pick(UserDetailsInput, { address: true, zip: true, city: true, country: true }),
  phone: z.pick(UserDetailsInput, { phone: true }),
};

export function PersonSection() {
  const details = useUserDetails();
  return details ? <PersonRows details={details} /> : <UserDetailsAlert skeleton={<FormSkeleton fields={5} />} />;
}

function PersonRows({ details }: { details: UserDetails }) {
  const { t } = useTranslation(['account', 'auth']);
  const country = useCountryName()(details.country);
  const { firstname, lastname, gender, company, address, zip, city, phone } = details;
  const fields: Record<keyof typeof rows, ReactNode> = {
    name: (
      <>
        <Field name="firstname" label={t('auth:field.firstname')} autoComplete="given-name" size="medium" />
        <Field name="lastname" label={t('auth:field.lastname')} autoComplete="family-name" size="medium" />
      </>
    ),
    gender: (
      <RadioField
        name="gender"
        label={t('person.gender')}
        isLabelHidden
        help={t('auth:gender.help')}
        options={genders.map((value) => ({ value, label: t(`auth:gender.${value}`) }))}
        row
      />
    ),
    company: (
      <Field name="company" label={t('person.company')} isLabelHidden autoComplete="organization" size="medium" />
    ),
    address: (
      <>
        <Field name="address" label={t('person.street')} autoComplete="street-address" size="medium" />
        <Field name="zip" label={t('person.zip')} autoComplete="postal-code" size="short" />
        <Field name="city" label={t('person.city')} autoComplete="address-level2" size="medium" />
        <CountryField saved={details.country} />
      </>
    ),
    phone: <Field name="phone" label={t('person.phone')} isLabelHidden type="tel" autoComplete="tel" size="medium" />,
  };
  const genderName = genders.find((name) => name === gender);
  const values: Record<keyof typeof rows, string> = {
    name: joinedWords([firstname, lastname]),
    gender: genderName ? t(`auth:gender.${genderName}`) : gender,
    company,
    address: joinedWords([address, joinedWords([zip, city]), country], '\n'),
    phone,
  };
  return (
    <>
      <PersonHead details={details} place={joinedWords([city, country], ', ')} />
      {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
        <AccountRow
          key={name}
          label={t(`person.${name}`)}
          value={values[name]}
          draft={detailsDraft(name)}
          renderForm={(props: RowFormProps) => <DetailsForm {...props} row={name} fields={fields[name]} />}
        />
      ))}
    </>
  );
}

function PersonHead({ details, place }: { details: UserDetails; place: string }) {
  const { t } = useTranslation('account');
  const { id, role, status, profile_picture: picture } = details;
  const name = displayName(details);
  const match = (['expert', 'admin', 'client'] as const).find((key) => key === role);
  const roleName = match ? t(`person.role.${match}`) : role;
  const isActive = /^active$/i.test(status);
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <PersonAvatar id={id ?? ''} name={name} url={picture?.url} size={8} />
      <Stack sx={{ minWidth: 0, gap: 0.5, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {place || roleName ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {joinedWords([roleName, place], ' · ')}
          </Typography>
        ) : null}
        {picture ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('person.photo')}
          </Typography>
        ) : null}
      </Stack>
      {status ? (
        <Stack sx={{ marginInlineStart: 'auto' }}>
          <StatusChip color={isActive ? 'success' : 'default'} label={isActive ? t('person.active') : status} />
        </Stack>
      ) : null}
    </Stack>
  );
}

type DetailsValues = z.output<typeof UserDetailsInput>;

interface DetailsFormProps extends RowFormProps {
  row: keyof typeof rows;
  fields: ReactNode;
}

const detailsDraft = (row: string) => draftKey({ type: 'account', section: row });

/** Some of the personal data. Only the name and what was changed is sent, so that nothing unknown is emptied (D-83). */
function DetailsForm({ row, fields, onClose, onSaved }: DetailsFormProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const schema: z.ZodMiniObject<{ [Name in keyof DetailsValues]: z.ZodMiniType<DetailsValues[Name]> }> = rows[row];
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
      {fields}
      <RowActions onCancel={onClose} />
    </EditForm>
  );
}

/** Returns the name of a delivered country in the language of the page, as far as its code tells which one it is. */
function useCountryName(): (country: string) => string {
  const countries = useAppSelector(selectCountries);
  const locale = useFormatLocale();
  return (country) => {
    const code = countries.find(({ name }) => name === country)?.code ?? country;
    if (!/^[A-Za-z]{2}$/.test(code)) return country;
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code.toUpperCase()) ?? country;
  };
}

/** The form holds the name that the server delivers, which is what it is sent. */
function CountryField({ saved }: { saved: string }) {
  const { t } = useTranslation('account');
  const countries = useAppSelector(selectCountries);
  const request = useRequest(selectCountriesRequest);
  const refetch = useLoad(fetchCountries, undefined, request);
  const nameOf = useCountryName();
  const { compare } = new Intl.Collator(useFormatLocale());
  // One that is no longer in the list stays choosable.
  const names = new Set([...countries.map(({ name }) => name), saved].filter(Boolean));
  const options = [...names]
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => compare(a.label, b.label));
  return (
    <>
      <SelectField
        name="country"
        label={t('person.country')}
        autoComplete="country-name"
        emptyLabel={t('person.noCountry')}
        options={options}
      />
      <StatusView
        request={request}
        hasContent
        skeleton={null}
        failureText="account:person.countriesFailed"
        onRetry={refetch}
      >
        {null}
      </StatusView>
    </>
  );
}
