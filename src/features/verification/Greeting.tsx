import { useTranslation } from 'react-i18next';

/** The visitor by name, wherever one is known (D-49), and how little it takes. */
export function Greeting({ visitor }: { visitor: string }) {
  const { t } = useTranslation('verification');
  return (
    <>
      {visitor ? <div>{t('greeting', { visitor })}</div> : null}
      {t('hint')}
    </>
  );
}
