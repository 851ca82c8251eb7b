import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesBelow } from './bundle';

/*
 * Packs the text files of a build beforehand, for hosts that send `<name>.gz` or `<name>.br` instead (`gzip_static` and
 * `brotli_static` of nginx). Runs after every `npm run build`. Argument: the folder of the build, `dist` if none is given.
 */

const isText = /\.(?:js|css|html|json|svg)$/;
const packers = { gz: promisify(gzip), br: promisify(brotliCompress) };

export async function pack(dist: string): Promise<number> {
  const files = filesBelow(dist).filter((file) => isText.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file);
      for (const [ending, compress] of Object.entries(packers))
        writeFileSync(`${file}.${ending}`, await compress(text));
    }),
  );
  return files.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`packed ${await pack(process.argv[2] ?? 'dist')} files as .gz and .br`);
}
