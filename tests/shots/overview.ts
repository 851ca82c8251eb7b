import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* `index.html` beside the pictures: each page with its states, the pictures of a state side by side. */

interface Picture {
  file: string;
  page: string;
  state: string;
  view: string;
  width: string;
}

function pictureOf(file: string): Picture {
  const [page = '', state = '', scheme = '', language = '', width = ''] = file.split('.');
  return { file, page, state, view: `${width} ${language} ${scheme}`, width };
}

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #eee; color: #222; }
  nav a { margin-inline-end: 12px; }
  section { display: flex; gap: 16px; overflow-x: auto; align-items: start; padding-block-end: 16px; }
  figure { margin: 0; flex: none; }
  img { display: block; width: 420px; border: 1px solid #999; }
  img.narrow { width: 200px; }
`;

const figure = ({ file, view, width }: Picture) =>
  `<figure><figcaption>${view}</figcaption><a href="${file}"><img loading="lazy"${width === '390' ? ' class="narrow"' : ''} src="${file}" alt="${file}"></a></figure>`;

/** Items by key, in the order in which the keys came. */
function grouped(pictures: readonly Picture[], key: 'page' | 'state'): [string, Picture[]][] {
  const groups = new Map<string, Picture[]>();
  for (const picture of pictures) groups.set(picture[key], [...(groups.get(picture[key]) ?? []), picture]);
  return [...groups];
}

const pageOf = ([page, pictures]: [string, Picture[]]) =>
  `<h2 id="${page}">${page}</h2>\n` +
  grouped(pictures, 'state')
    .map(([state, views]) => `<h3>${state}</h3>\n<section>${views.map(figure).join('\n')}</section>`)
    .join('\n');

/** Lists every picture in the folder, those of earlier runs too. */
export function writeOverview(folder: string): void {
  const pictures = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map(pictureOf)
    .toSorted((one, other) => one.view.localeCompare(other.view, 'en', { numeric: true }))
    .toSorted((one, other) => `${one.page}.${one.state}`.localeCompare(`${other.page}.${other.state}`, 'en'));
  const pages = grouped(pictures, 'page');
  const links = pages.map(([page]) => `<a href="#${page}">${page}</a>`).join('\n');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Pictures of every screen</title><style>${style}</style>\n` +
      `<h1>Pictures of every screen</h1>\n<nav>${links}</nav>\n${pages.map(pageOf).join('\n')}\n</html>\n`,
  );
}
