import { useTranslation } from 'react-i18next';
import { fetchCountries, selectCountries, selectCountriesRequest } from '@/entities/user/userSlice';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { StatusView } from '@/ui/feedback/StatusView';
import { SelectField } from '@/ui/form/SelectField';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** Returns the name of a delivered country in the language of the page, as far as its code tells which one it is. */
export function useCountryName(): (country: string) => string {
  const countries = useAppSelector(selectCountries);
  const locale = useFormatLocale();
  return (country) => {
    const code = countries.find(({ name }) => name === country)?.code ?? country;
    if (!/^[A-Za-z]{2}$/.test(code)) return country;
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code.toUpperCase()) ?? country;
  };
}

/** The form holds the name that the server delivers, which is what it is sent. */
export function CountryField({ saved }: { saved: string }) {
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
    .toSorted((one, other) => compare(one.label, other.label));
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
