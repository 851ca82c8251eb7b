import { ImportRefusalError, importLimits, noCareer, type ImportedCareer } from '@/domain/importedCareer';
import { readJsonResume } from './jsonResume';
import { linkedInFiles, readLinkedInTable } from './linkedIn';
import { unzip } from './unzip';

/** Recognises ZIP exports, their tables and JSON Resume by content, not by name. Throws an `ImportRefusalError`. */
export async function readCareer(files: readonly Blob[]): Promise<ImportedCareer> {
  if (files.length > importLimits.files) throw new ImportRefusalError('tooMany');
  let career = noCareer;
  for (const file of files) for (const found of await readFile(file)) career = merged(career, found);
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

function merged(one: ImportedCareer, other: ImportedCareer): ImportedCareer {
  return {
    owner: one.owner || other.owner,
    experience: [...one.experience, ...other.experience],
    education: [...one.education, ...other.education],
    skills: [...new Set([...one.skills, ...other.skills])],
  };
}
