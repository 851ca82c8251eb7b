import { Unzip, UnzipInflate } from 'fflate';
import { ImportRefusalError, importLimits } from '@/domain/importedCareer';

/** Small enough that no piece unpacks to much more than the limit, and holds few entries. */
const pieceBytes = 16 * 1024;

/** Leads out of the folder that somebody unpacks it to. Nothing is written here, but such a file is no export. */
const isHostilePath = (name: string) => /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name);

const baseName = (path: string) => (path.split('/').at(-1) ?? '').toLowerCase();

/** Unpacks the named files of a ZIP, piece by piece and only up to a limit. */
export async function unzip(zip: Blob, names: readonly string[]): Promise<Uint8Array[]> {
  const unpacked: Uint8Array<ArrayBuffer>[][] = [];
  let entries = 0;
  let bytes = 0;
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (entries > importLimits.zipEntries) throw new ImportRefusalError('tooMany');
    if (isHostilePath(entry.name)) throw new ImportRefusalError('path');
    if (!names.includes(baseName(entry.name))) return;
    if ((entry.originalSize ?? 0) > importLimits.unpackedBytes) throw new ImportRefusalError('bomb');
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    unpacked.push(pieces);
    entry.ondata = (error, piece) => {
      // fflate passes an error thrown here back in as `error`.
      if (error) throw error;
      bytes += piece.length;
      // The size that the entry names itself may be a lie.
      if (bytes > importLimits.unpackedBytes) throw new ImportRefusalError('bomb');
      pieces.push(piece.slice());
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.size; at += pieceBytes) {
      const piece = new Uint8Array(await zip.slice(at, at + pieceBytes).arrayBuffer());
      unzip.push(piece, at + pieceBytes >= zip.size);
    }
  } catch (error) {
    throw error instanceof ImportRefusalError ? error : new ImportRefusalError('damaged');
  }
  if (entries === 0) throw new ImportRefusalError('damaged');
  return Promise.all(unpacked.map(async (pieces) => new Uint8Array(await new Blob(pieces).arrayBuffer())));
}
