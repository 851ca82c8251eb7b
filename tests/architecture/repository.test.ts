import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, inCheckout, readJson, readText } from './files';

const folders = ['src', 'mocks', 'tests', 'docs', 'locales', 'public', '.ci'];
const topFiles = [
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'index.html',
  'README.md',
  '.env.example',
  '.oxlintrc.json',
  '.npmrc',
];
const own = [...filesIn(...folders), ...topFiles].filter((path) =>
  /\.(?:tsx?|[cm]?js|json|md|html|css|example)$|run$|rc$/.test(path),
);

const findings = (pattern: RegExp, paths = own) =>
  paths.flatMap((path) =>
    readText(path)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 80)}`] : [])),
  );

describe('dependencies', () => {
  const manifest = readJson('package.json') as Record<string, Record<string, string>>;
  const lock = readJson('package-lock.json') as { packages: Record<string, Record<string, unknown>> };

  it.each(['dependencies', 'devDependencies'])('%s are exact', (group) => {
    const exact = /^(?:npm:(?:@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
    expect(Object.entries(manifest[group]!).filter(([, version]) => !exact.test(version))).toEqual([]);
  });

  it('agree with the lock file', () => {
    const { dependencies, devDependencies } = lock.packages['']!;
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest['dependencies'],
      devDependencies: manifest['devDependencies'],
    });
  });

  it('are locked without a download address', () => {
    expect(
      Object.entries(lock.packages)
        .filter(([, entry]) => 'resolved' in entry)
        .map(([name]) => name),
    ).toEqual([]);
    expect(readText('package-lock.json')).not.toMatch(/https?:\/\/(?!.*(?:funding|sponsor))[^"]*\.tgz/);
  });

  it('are locked with their checksums', () => {
    const unchecked = Object.entries(lock.packages).filter(
      ([name, entry]) => name && !entry['integrity'] && !entry['inBundle'],
    );
    expect(unchecked.map(([name]) => name)).toEqual([]);
  });
});

describe('what is checked in', () => {
  it('skips no test and runs none alone', () => {
    const tests = own.filter((path) => path.startsWith('tests/') && path !== 'tests/architecture/repository.test.ts');
    expect(
      findings(/\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails)\b|\bx(?:it|describe)\(/, tests),
    ).toEqual([]);
  });

  it('never sleeps in a test', () => {
    const tests = own.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.endsWith('repository.test.ts'));
    expect(findings(/waitForTimeout|setTimeout\(\s*resolve/, tests)).toEqual([]);
  });

  it('gives no line a height in px, which does not grow with the text', () => {
    const fixed = /line-?height\b.*?[\d.]px|line-?height['"]?:\s*\d{2,}\b(?!\s*\/)|\bfont:.*\/\s*[\d.]+px/i;
    expect(findings(fixed, filesIn('src', 'index.html'))).toEqual([]);
  });

  it('holds no path of one machine', () => {
    const places = ['home', 'Users', 'root', 'work', 'workspace', 'farm'].map((name) => `/${name}/`).join('|');
    expect(findings(new RegExp(`(?:^|[\\s"'\`(=:])(?:${places})|[A-Z]:\\\\\\\\`))).toEqual([]);
  });

  it('switches no rule off without a reason', () => {
    const bare =
      /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?:(?! -- \S).)*$|@ts-(?:ignore|nocheck)|@ts-expect-error\s*$/;
    expect(
      findings(
        bare,
        own.filter(
          (path) =>
            /\.[cm]?[jt]sx?$/.test(path) &&
            !path.endsWith('repository.test.ts') &&
            path !== 'public/mockServiceWorker.js',
        ),
      ),
    ).toEqual([]);
  });
});

describe('the README', () => {
  const readme = readText('README.md');
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const inside = links.filter((target) => !/^https?:|^#/.test(target));

  it('links to what there is', () => {
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter((target) => !existsSync(inCheckout(target)))).toEqual([]);
  });

  it('shows four small pictures, each with a text', () => {
    const shown = [...readme.matchAll(/!\[([^\]]*)\]\((docs\/screenshots\/[^)]+)\)/g)];
    expect(shown.map(([, alt = '']) => alt).filter((alt) => alt.length < 20)).toEqual([]);
    expect(shown.map(([, , path = '']) => path).toSorted()).toEqual(filesIn('docs/screenshots'));
    expect(shown).toHaveLength(4);
    expect(filesIn('docs/screenshots').filter((path) => statSync(inCheckout(path)).size > 150_000)).toEqual([]);
  });
});
