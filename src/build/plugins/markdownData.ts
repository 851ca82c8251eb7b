import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { localeFile, localeText } from '../localeText.ts';
import { parseArticle, parseHead, parseReleases } from '../markdown.ts';

/**
 * `import article from './de/invite.md'` is an `Article`, with `?head` its `ArticleHead` alone; a changelog is a list of
 * releases. A label that an article names follows its text in `locales`.
 */
export function markdownData(): Plugin {
  return {
    name: 'markdown-data',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      const text = readFileSync(file, 'utf8');
      const language = /\/(\w+)\/[^/]+$/.exec(file)?.[1] ?? '';
      const labelOf = (key: string) => {
        this.addWatchFile(fileURLToPath(localeFile(language, key.split(':')[0] ?? '')));
        const label = localeText(key, language);
        if (label.includes('{{')) throw new Error(`${key} has a gap to fill, which an article cannot`);
        return label;
      };
      const data = /\/CHANGELOG\b/.test(file)
        ? parseReleases(text)
        : query === 'head'
          ? parseHead(text)
          : parseArticle(text, labelOf);
      return `export default ${JSON.stringify(data)}`;
    },
  };
}
