import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/*
 * Which APIs the oldest browsers supported do not have, by the compatibility data of MDN. Vite converts syntax, and no
 * APIs: code that uses one of these works on the developer's machine and fails on a phone some years old.
 */

/** As README.md and docs/deploy.md name them: Vite's own baseline, and Firefox a version later, for `toSorted`. */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 115, safari: 16.4 } as const;

const versions: Partial<Record<BrowserName, number>> = {
  ...oldestBrowsers,
  chrome_android: oldestBrowsers.chrome,
  firefox_android: oldestBrowsers.firefox,
  safari_ios: oldestBrowsers.safari,
};

/** A global (no owner), or a member of one, on itself or on its prototype. */
export interface Api {
  owner: string;
  name: string;
  isNew: boolean;
  /** Names and values of options that some of the oldest browsers do not know. */
  newOptions: readonly string[];
}

function isIn(
  version: number,
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
) {
  if (version_removed || flags || prefix || alternative_name) return false;
  // A preview is not a number, and compares as newer.
  return version_added !== false && Number.parseFloat(version_added.replace('≤', '')) <= version;
}

/** First version of a browser that has a feature, named as in the data: `api.Document.adoptedStyleSheets`. */
export function firstVersion(path: string, browser: BrowserName): number {
  let feature: Identifier | undefined = compatibility as unknown as Identifier;
  for (const name of path.split('.')) feature = feature?.[name];
  const [statement] = [feature?.__compat?.support[browser]].flat();
  return Number.parseFloat(statement?.version_added || 'never');
}

/** Whether one of the oldest browsers supported lacks a feature. */
export function isNewer(feature: Identifier): boolean {
  const support = feature.__compat?.support ?? {};
  return Object.entries(versions).some(([browser, version]) => {
    const statements = support[browser as BrowserName];
    return statements !== undefined && ![statements].flat().some((statement) => isIn(version, statement));
  });
}

function featuresOf(group: Identifier): [string, Identifier][] {
  return Object.entries(group).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

/** Of keys such as `options_imageOrientation_parameter`, `container_option` or `from-image`. */
const optionName = (key: string) => key.replace(/_(?:parameter|option|value|property)$/, '').replace(/.*_/, '');

function newOptionsOf(feature: Identifier): string[] {
  return featuresOf(feature).flatMap(([key, option]) => [
    ...(option.__compat && isNewer(option) ? [optionName(key)] : []),
    ...newOptionsOf(option),
  ]);
}

function apiOf(owner: string, name: string, feature: Identifier): Api {
  // Members of a class are listed for themselves, its constructor among them.
  const takesOptions = /^[a-z]/.test(name) || name === owner.split('.').at(-1);
  const isNew = isNewer(feature);
  return { owner, name, isNew, newOptions: takesOptions && !isNew ? newOptionsOf(feature) : [] };
}

/** Members of an interface. The data also lists events, parameters and behaviours, whose names have underscores. */
function membersOf(owner: string, features: Identifier): Api[] {
  return featuresOf(features)
    .filter(([key, feature]) => feature.__compat && /^[a-zA-Z]+(?:_static)?$/.test(key))
    .map(([key, feature]) => apiOf(owner, key.replace('_static', ''), feature));
}

function apisOf(group: Identifier, owner = ''): Api[] {
  return [
    ...membersOf(owner, group),
    ...featuresOf(group).flatMap(([name, features]) => membersOf(owner ? `${owner}.${name}` : name, features)),
  ];
}

const { api, javascript } = compatibility;
const builtins = javascript['builtins'] ?? {};

/** Every API of the data. */
export const apis: readonly Api[] = [...apisOf(api), ...apisOf(builtins), ...apisOf(builtins['Intl'] ?? {}, 'Intl')];
