import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier } from '@mdn/browser-compat-data/types';
import ts from 'typescript';
import { isNewer } from './newApis';

type Features = Record<string, Identifier>;

/*
 * Finds properties, values, selectors and rules of CSS that the oldest browsers supported lack: in style sheets, and in the
 * objects that are handed to MUI. A browser drops what it does not know without a word.
 */

/** Everything the data knows of CSS, as one tree of features. */
const css = compatibility.css as unknown as Record<'at-rules' | 'properties' | 'selectors' | 'types', Features>;
const media = css['at-rules']['media'] ?? {};

/** Names in our own data of which CSS has a property as well. */
const ownNames = new Set(['alt', 'rule', 'size']);

/** `isNewer` only of what the data knows: everything else is a word of our own. */
const isNew = (feature: Identifier | undefined): boolean => feature?.__compat !== undefined && isNewer(feature);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every function and unit that a value may hold, whatever the type it belongs to. */
const functions = new Map<string, Identifier>();
for (const [type, features] of Object.entries(css.types)) {
  functions.set(type, features);
  for (const [name, feature] of Object.entries(features))
    if (name !== '__compat') functions.set(name, feature as Identifier);
}

/** Of a selector or the head of an at-rule. */
function newInHead(head: string): string[] {
  const found: string[] = [];
  for (const [, name = ''] of head.matchAll(/::?([a-z-]+)/g)) {
    if (!head.startsWith('@') && isNew(css.selectors[name])) found.push(`:${name}`);
  }
  for (const [, name = ''] of head.matchAll(/@([a-z-]+)/g)) if (isNew(css['at-rules'][name])) found.push(`@${name}`);
  if (head.startsWith('@media')) {
    for (const [, name = ''] of head.matchAll(/\(([a-z-]+)/g)) if (isNew(media[name])) found.push(`(${name})`);
  }
  return found;
}

function newInDeclaration(property: string, values: readonly string[]): string[] {
  const features = css.properties[property];
  if (!features || ownNames.has(property)) return [];
  if (isNew(features)) return values.length > 0 ? values.map((value) => `${property}: ${value}`) : [property];
  return values.flatMap((value) => [
    ...[...value.matchAll(/(?<![\w-])-?[a-z][a-z-]*/g)].flatMap(([word]) => {
      const feature = features[word] ?? (value.includes(`${word}(`) ? functions.get(word) : undefined);
      return isNew(feature) ? [`${property}: ${word}`] : [];
    }),
    ...[...value.matchAll(/\d([a-z]+)\b/gi)].flatMap(([, unit = '']) =>
      isNew(css.types['length']?.[unit]) ? [`${property}: ${unit}`] : [],
    ),
  ]);
}

function stringsIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (one: ts.Node) => {
    if (ts.isStringLiteral(one) || ts.isNoSubstitutionTemplateLiteral(one)) found.push(one.text);
    else if (ts.isTemplateExpression(one)) found.push(one.getText().slice(1, -1));
    if (ts.isPropertyAssignment(one)) visit(one.initializer);
    else one.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** Of the objects in a TypeScript file; a property under `@supports` is asked for first. */
function newInObjects(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) {
      const head = ts.isIdentifier(node.name) ? node.name.text : node.name.getText(file).replaceAll(/["'`[\]]/g, '');
      if (head.startsWith('@supports')) return;
      found.push(
        ...(/[&:@]/.test(head) ? newInHead(head) : newInDeclaration(kebab(head), stringsIn(node.initializer))),
      );
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function newInSheet(text: string): string[] {
  const plain = text.replaceAll(/\/\*.*?\*\//gs, '');
  const heads = [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) => newInHead(head.trim()));
  const declarations = [...plain.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:([^;{}]+)(?=[;}])/g)];
  return [
    ...heads,
    ...declarations.flatMap(([, property = '', value = '']) => newInDeclaration(property, [value.trim()])),
  ];
}

/** Every use in a file, each once, as it would be written in CSS. */
export function newStylesIn(path: string, text: string): string[] {
  const found = path.endsWith('.css')
    ? newInSheet(text)
    : newInObjects(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return [...new Set(found)];
}
