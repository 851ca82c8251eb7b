import { Typography } from '@mui/material';
import type { i18n } from 'i18next';
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { useLanguage } from './useLanguage';

interface InLanguageProps {
  language: Language;
  children: ReactNode;
}

/** Texts, dates and numbers in a language of their own (D-63); until it is loaded, in that of the interface. */
export function InLanguage({ language, children }: InLanguageProps) {
  const interfaceLanguage = useLanguage();
  return language === interfaceLanguage ? children : <OtherLanguage language={language}>{children}</OtherLanguage>;
}

function OtherLanguage({ language, children }: InLanguageProps) {
  const { i18n } = useTranslation();
  return <Suspense fallback={children}>{createElement(providerOf(i18n, language), null, children)}</Suspense>;
}

type Provider = ComponentType<{ children?: ReactNode }>;
const providers: Partial<Record<Language, Provider>> = {};

/** Falls back to the texts of the interface where the others cannot be loaded. */
function providerOf(main: i18n, language: Language): Provider {
  return (providers[language] ??= lazy(async () => {
    const own = await new Promise<i18n>((resolve) => {
      const clone = main.cloneInstance({ lng: language }, (error) => resolve(error ? main : clone));
    });
    return {
      default: ({ children }: { children?: ReactNode }) => <I18nextProvider i18n={own}>{children}</I18nextProvider>,
    };
  }));
}

/** `lang` is undefined for the language of the surrounding text. */
export function TextIn({ lang, children }: { lang: Language | undefined; children: string }) {
  return lang ? <span lang={lang}>{children}</span> : children;
}

/** "Profile language: German"; '' for the language of the interface, or where it is not known. */
export function useLanguageNote(language: Language | undefined): string {
  const { t } = useTranslation();
  const interfaceLanguage = useLanguage();
  return !language || language === interfaceLanguage
    ? ''
    : t('language.ofProfile', { language: t(`language.name.${language}`) });
}

export function LanguageNote({ language }: { language: Language | undefined }) {
  const note = useLanguageNote(language);
  if (!note) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
      {note}
    </Typography>
  );
}
