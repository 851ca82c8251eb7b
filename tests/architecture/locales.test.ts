import { describe, expect, it } from 'vitest';
import { readText, sourceIn } from './files';
import { areasOf, languages, textsOf, withoutContext, withoutPlural } from './texts';

const german = textsOf('de');
const english = textsOf('en');

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?(\w+)\/?>/g)].map(([, a, b]) => a ?? b ?? '');

const sources = sourceIn('src', 'mocks', 'docs').map(readText);
/** Everything in quotes that may be a key, with or without its area. */
const literals = new Set(
  sources.flatMap((code) => [...code.matchAll(/['"`]([\w:.-]+)['"`]/g)].map(([, key = '']) => key)),
);

/** Templates that may build a key, as patterns of a key without its area. At least one part has to be fixed. */
const templates = sources
  .flatMap((code) => [...code.matchAll(/`((?:[\w:.-]|\$\{[^}]*\})+)`/g)].map(([, template = '']) => template))
  .filter((template) => template.includes('${') && /[a-z]{3}/i.test(template.replace(/\$\{[^}]*\}|\w+:/g, '')))
  .map((template) => {
    const texts = template.replace(/^\w+:/, '').split(/\$\{[^}]*\}/);
    return new RegExp(`^${texts.map((text) => text.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
  });

function isUsed(key: string): boolean {
  const bare = key.replace(/^\w+:/, '');
  return literals.has(key) || literals.has(bare) || templates.some((template) => template.test(bare));
}

describe('texts', () => {
  it('have the same areas in every language, and each is typed', () => {
    expect(areasOf('en')).toEqual(areasOf('de'));
    const typed = [...readText('src/app/i18next.d.ts').matchAll(/(\w+): typeof \1;/g)].map(([, area]) => area ?? '');
    expect(typed.toSorted()).toEqual(areasOf('de').toSorted());
  });

  it('have the same keys in every language', () => {
    const keys = (texts: typeof german) => [...new Set([...texts.keys()].map(withoutPlural))].toSorted();
    expect(keys(english)).toEqual(keys(german));
  });

  it.each(languages)('are never empty (%s)', (language) => {
    expect([...textsOf(language)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('take the same values in every language', () => {
    const names = (texts: typeof german, key: string) => {
      const forms = [...texts].filter(([name]) => withoutPlural(name) === key);
      return [...new Set(forms.flatMap(([, text]) => placeholders(text)))].toSorted();
    };
    const keys = [...new Set([...german.keys()].map(withoutPlural))];
    // German greets by title and last name, English by first and last name.
    const isGreeting = (key: string) => key.startsWith('dashboard:greeting.person.');
    const differing = keys.filter(
      (key) => !isGreeting(key) && names(german, key).join() !== names(english, key).join(),
    );
    expect(differing).toEqual([]);
  });

  it.each(languages)('have one and other where they have a plural (%s)', (language) => {
    const keys = new Set(textsOf(language).keys());
    const plurals = [...keys].filter((key) => withoutPlural(key) !== key).map(withoutPlural);
    const incomplete = [...new Set(plurals)].filter((key) => !keys.has(`${key}_one`) || !keys.has(`${key}_other`));
    expect(incomplete).toEqual([]);
  });

  it('are all in use', () => {
    expect(
      [...new Set([...german.keys()].map(withoutPlural).map(withoutContext))].filter((key) => !isUsed(key)),
    ).toEqual([]);
  });

  it('address people as Sie', () => {
    const verbatim = /^Du hast das Limit \{\{limit\}\} zum Erstellen/;
    // Messages that a user sends to somebody they know.
    const informal = /\.informal(?:[._]|$)/;
    const familiar = [...german].filter(
      ([key, text]) =>
        /\b(?:du|dich|dir|dein\w*|euch|euer)\b/i.test(text) && !verbatim.test(text) && !informal.test(key),
    );
    expect(familiar).toEqual([]);
  });

  // After "Hello," a German letter goes on with a small letter, an English one does not.
  it('begin every paragraph of an English letter with a capital', () => {
    const small = [...english].filter(([, text]) => /\n\n[a-z]/.test(text)).map(([key]) => key);
    expect(small).toEqual([]);
  });

  it('spell English the British way, and e-mail with a hyphen', () => {
    // The specification's own label.
    const given = new Set(['common:menuSection.monetization']);
    const american =
      /\b(?:\w+(?:iz(?:e[ds]?|ing|ation)|yze[ds]?)|colors?|center(?:ed)?|favorites?|catalogs?|labeled|canceled)\b/i;
    const alike = /\b(?:sized?|prizes?|seized?)\b/gi;
    const words = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '').replaceAll(alike, '');
    const found = [...english].filter(
      ([key, text]) => !given.has(key) && (american.test(words(text)) || /\bemails?\b/i.test(words(text))),
    );
    expect(found).toEqual([]);
  });
});
