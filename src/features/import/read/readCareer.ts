import { type ImportedCareer, importLimits, ImportRefusalError, noCareer } from '@/domain/importedCareer';
import { readJsonResume } from './jsonResume';
import { linkedInFiles, readLinkedInTable } from './linkedIn';
import { Unzip, UnzipInflate } from 'fflate';

/** Recognises ZIP exports, their tables and JSON Resume by content, not by name. Throws an `ImportRefusalError`. */
export async function readCareer(files: readonly Blob[]): Promise<ImportedCareer> {
  if (files.length > importLimits.files) throw new ImportRefusalError('tooMany');
  let career = noCareer;
  for (const file of files) for (const parsed of await readFile(file)) career = merged(career, parsed);
  const { experience, education } = career;
  if (experience.length + education.length === 0) throw new ImportRefusalError('empty');
  if (Math.max(experience.length, education.length) > importLimits.entries) throw new ImportRefusalError('tooMany');
  return career;
}

async function readFile(file: Blob): Promise<ImportedCareer[]> {
  if (file.size > importLimits.zipBytes) throw new ImportRefusalError('tooLarge');
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const magic = String.fromCharCode(...start);
  if (magic === '%PDF') throw new ImportRefusalError('pdf');
  if (magic === 'PK\u{3}\u{4}') return (await unzip(file, linkedInFiles)).map(textOf).map(readLinkedInTable);
  if (file.size > importLimits.textBytes) throw new ImportRefusalError('tooLarge');
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  return [text.trimStart().startsWith('{') ? readJsonResume(text) : readLinkedInTable(text)];
}

/** UTF-8, with or without a byte order mark; anything else is refused instead of guessed. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new ImportRefusalError('encoding');
  if (bytes.includes(0)) throw new ImportRefusalError('type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefusalError('encoding');
  }
}

function merged(a: ImportedCareer, b: ImportedCareer): ImportedCareer {
  return {
    owner: a.owner || b.owner,
    experience: [...a.experience, ...b.experience],
    education: [...a.education, ...b.education],
    skills: [...new Set([...a.skills, ...b.skills])],
  };
}

/** Small enough that no piece unpacks to much more than the limit, and holds few entries. */
const pieceBytes = 16 * 1024;

/** Leads out of the folder that somebody unpacks it to. Nothing is written here, but such a file is no export. */
const isHostilePath = (name: string) => /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name);

const baseName = (path: string) => (path.split('/').at(-1) ?? '').toLowerCase();

/** Unpacks the named files of a ZIP, piece by piece and only up to a limit. */
async function unzip(zip: Blob, names: readonly string[]): Promise<Uint8Array[]> {
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
