import Typography from '@mui/material/Typography';
import type { i18n } from 'i18next';
import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { useLanguage } from './useLanguage';

interface InLanguageProps {
  language: Language;
  children: ReactNode;
}

/**
 * Texts, dates and numbers within are in the language of what they are about, such as a profile, whatever the language of
 * the interface (D-63). Suspends until the texts are there.
 */
export function InLanguage({ language, children }: InLanguageProps) {
  const interfaceLanguage = useLanguage();
  return language === interfaceLanguage ? children : <OtherLanguage language={language}>{children}</OtherLanguage>;
}

function OtherLanguage({ language, children }: InLanguageProps) {
  const { i18n } = useTranslation();
  return createElement(providerOf(i18n, language), null, children);
}

type Provider = ComponentType<{ children?: ReactNode }>;
const providers: Partial<Record<Language, Provider>> = {};

/** Provides the same texts in another language; those of the interface where they cannot be loaded. */
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

/** A name or phrase; marked where it is in another language than the text around it. */
export function TextIn({ lang, children }: { lang: Language | undefined; children: string }) {
  return lang ? <span lang={lang}>{children}</span> : children;
}

/** "Profile language: German", not broken over lines; '' where that is the language of the interface, or not known. */
export function useLanguageNote(language: Language | undefined): string {
  const { t } = useTranslation();
  const interfaceLanguage = useLanguage();
  return !language || language === interfaceLanguage
    ? ''
    : t('language.ofProfile', { language: t(`language.name.${language}`) }).replaceAll(' ', '\u00a0');
}

/** The same, above what is in that language. */
export function LanguageNote({ language }: { language: Language | undefined }) {
  const note = useLanguageNote(language);
  if (!note) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
      {note}
    </Typography>
  );
}
