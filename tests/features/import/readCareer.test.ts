import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportRefusalError, importLimits, type ImportRefusal } from '@/domain/importedCareer';
import { readCareer } from '@/features/import/read/readCareer';
import { bom, fileOf, tables, zipOf } from './linkedInExport';

async function refusalOf(...files: Blob[]): Promise<ImportRefusal | null> {
  try {
    await readCareer(files);
    return null;
  } catch (error) {
    if (error instanceof ImportRefusalError) return error.reason;
    throw error;
  }
}

const positions = tables['Positions.csv'];
const header = 'Company Name,Title,Description,Location,Started On,Finished On';

describe('a LinkedIn export', () => {
  it('is read from its ZIP', async () => {
    const career = await readCareer([zipOf({ ...tables, 'messages.csv': 'x', 'Rich_Media.csv': 'y' })]);
    expect(career.owner).toBe('Anna Bergmann');
    expect(career.skills).toEqual(['Photovoltaik', 'Netzplanung']);
    expect(career.experience).toEqual([
      {
        job_title: 'Leiterin Planung',
        company_name: 'Solarwerk Grünau',
        location: 'Leipzig',
        start_date: '2020-03',
        end_date: '',
        description: 'Verantwortet Anlagen, "Dach" und Freifläche.\n– Team von 6',
        guessed: null,
      },
      expect.objectContaining({ job_title: 'Planerin', start_date: '2014-09', end_date: '2020-02' }),
      expect.objectContaining({
        job_title: 'Werkstudentin',
        start_date: '2012-01',
        end_date: '2013-12',
        guessed: 'month',
      }),
    ]);
    expect(career.education).toEqual([
      {
        type: 'university',
        grade: 'diploma',
        degree_name: 'Diplom Elektrotechnik',
        institution: 'Technische Universität Dresden',
        city: '',
        period: '2008 – 2014',
      },
      expect.objectContaining({ type: 'qualification', grade: 'certificate', period: '2017' }),
    ]);
  });

  it.each(['', bom])('is read from single tables, with a byte order mark or without (%j)', async (mark) => {
    const files = [positions, tables['Education.csv']].map((table) => fileOf(mark + table, 'a.csv'));
    const career = await readCareer(files);
    expect(career.experience.map(({ company_name }) => company_name)).toEqual([
      'Solarwerk Grünau',
      'Ingenieurbüro Weiß & Partner',
      'Elbtal Netze',
    ]);
    expect(career.education).toHaveLength(2);
  });

  it('is read from a folder inside the ZIP, as saved with semicolons, and with Windows line ends', async () => {
    const saved = `${header.replaceAll(',', ';')}\r\nA;B;;C;Jan 2020;\r\n`;
    const { experience } = await readCareer([zipOf({ 'Export_2026/POSITIONS.csv': saved })]);
    expect(experience).toEqual([expect.objectContaining({ company_name: 'A', job_title: 'B', start_date: '2020-01' })]);
  });

  it.each([
    ['Jan 2020', '2020-01'],
    ['March 2020', '2020-03'],
    ['Mär 2020', '2020-03'],
    ['Dez. 2020', '2020-12'],
    ['Oktober 2020', '2020-10'],
    ['2020-05', '2020-05'],
    ['2020-05-17', '2020-05'],
    ['05/2020', '2020-05'],
    ['5.2020', '2020-05'],
    ['17.05.2020', '2020-05'],
    ['2020', '2020-01'],
    ['13/2020', ''],
    ['Foo 2020', ''],
    ['heute', ''],
    ['', ''],
  ])('reads the month of %j', async (date, month) => {
    const { experience } = await readCareer([fileOf(`${header}\nA,B,,C,${date},\n`, 'Positions.csv')]);
    expect(experience[0]?.start_date).toBe(month);
  });

  it('leaves an end open that lies before its start', async () => {
    const { experience } = await readCareer([fileOf(`${header}\nA,B,,C,Jan 2020,Jan 2019\n`, 'Positions.csv')]);
    expect(experience[0]).toMatchObject({ start_date: '2020-01', end_date: '' });
  });

  it('gives texts without control characters and turned directions', async () => {
    const { experience } = await readCareer([fileOf(`${header}\nA\u{202e}B,C\u{7}D,,E,,\n`, 'Positions.csv')]);
    expect(experience[0]).toMatchObject({ company_name: 'AB', job_title: 'CD' });
  });
});

describe('JSON Resume', () => {
  const folder = resolve(import.meta.dirname, '../../../node_modules/@jsonresume/schema');
  const samples = ['sample.resume.json', ...readdirSync(resolve(folder, 'examples')).map((name) => `examples/${name}`)];

  it.each(samples)('is read: %s', async (name) => {
    const text = readFileSync(resolve(folder, name), 'utf8');
    const resume = JSON.parse(text) as { basics: { name: string }; work: { position: string }[]; education: object[] };
    const career = await readCareer([fileOf(text, 'resume.json')]);
    expect(career.owner).toBe(resume.basics.name);
    expect(career.experience.map(({ job_title }) => job_title)).toEqual(
      expect.arrayContaining(resume.work.map(({ position }) => position)),
    );
    for (const { company_name, start_date } of career.experience) {
      expect(company_name).not.toBe('');
      expect(start_date).toMatch(/^\d{4}-\d{2}$/);
    }
    expect(career.education.length).toBeGreaterThanOrEqual(resume.education.length);
    for (const { degree_name, type } of career.education) expect([degree_name, type]).not.toContain('');
  });

  it('is read with its older names, and without what is of another type', async () => {
    const resume = {
      basics: { name: ['Anna'] },
      work: [
        { company: 'Solarwerk', position: 'Planerin', startDate: '2020', endDate: 7, highlights: ['A', 3] },
        'keine Station',
        null,
      ],
      education: { institution: 'TU' },
    };
    const career = await readCareer([fileOf(JSON.stringify(resume), 'resume.json')]);
    expect(career).toMatchObject({ owner: '', education: [], skills: [] });
    expect(career.experience).toEqual([
      expect.objectContaining({ company_name: 'Solarwerk', start_date: '2020-01', end_date: '', description: '– A' }),
    ]);
  });
});

describe('a file that is refused', () => {
  const zeros = new Uint8Array(40 * 1024 * 1024);
  const latin1 = Uint8Array.from(Buffer.from(`${header}\nü,B`, 'latin1'));
  const utf16 = Uint8Array.from(Buffer.from(`\u{feff}${header}`, 'utf16le'));
  /** Says that it unpacks to a few bytes. */
  const lyingBomb = () => {
    const bytes = zipSync({ 'Positions.csv': zeros });
    new DataView(bytes.buffer).setUint32(22, 12, true);
    return fileOf(bytes, 'export.zip');
  };
  const huge = (bytes: number, start: string) => Object.defineProperty(fileOf(start, 'x'), 'size', { value: bytes });
  const manyRows = `${header}\n${'A,B,,C,,\n'.repeat(importLimits.entries + 1)}`;
  const manyFiles = Object.fromEntries(
    Array.from({ length: importLimits.zipEntries + 1 }, (_, index) => [`${index}.csv`, '']),
  );

  const hostile: [name: string, reason: ImportRefusal, file: () => File][] = [
    ['a ZIP of 200 MB', 'tooLarge', () => huge(200 * 1024 * 1024, 'PK\u{3}\u{4}')],
    ['a table of 6 MB', 'tooLarge', () => huge(6 * 1024 * 1024, header)],
    ['a ZIP that unpacks to 40 MB', 'bomb', () => zipOf({ 'Positions.csv': zeros })],
    ['a ZIP that lies about it', 'bomb', lyingBomb],
    ['a path out of the folder', 'path', () => zipOf({ '../../Positions.csv': positions })],
    ['a path of Windows', 'path', () => zipOf({ '..\\Positions.csv': positions })],
    ['an absolute path', 'path', () => zipOf({ '/etc/passwd': 'x', 'Positions.csv': positions })],
    ['a ZIP with too many files', 'tooMany', () => zipOf(manyFiles)],
    ['a table with too many rows', 'tooMany', () => fileOf(manyRows, 'Positions.csv')],
    [
      'a table with a cell that no field takes',
      'tooLong',
      () => fileOf(`Company Name,Title,Started On\nA,${'x'.repeat(100_000)},Jan 2020\n`, 'Positions.csv'),
    ],
    [
      'a résumé with a text that no field takes',
      'tooLong',
      () => fileOf(JSON.stringify({ work: [{ position: 'A', summary: 'x'.repeat(100_000) }] }), 'resume.json'),
    ],
    ['a cut ZIP', 'damaged', () => fileOf(zipSync({ 'Positions.csv': strToU8(positions) }).slice(0, 90), 'a.zip')],
    ['a ZIP without its contents', 'damaged', () => fileOf('PK\u{3}\u{4}', 'a.zip')],
    ['a ZIP inside of a ZIP', 'empty', () => zipOf({ 'inner.zip': zipSync({ 'Positions.csv': strToU8(positions) }) })],
    ['a ZIP without a career', 'empty', () => zipOf({ 'messages.csv': 'x' })],
    ['a table without entries', 'empty', () => fileOf(`${header}\n`, 'Positions.csv')],
    ['a table of skills alone', 'empty', () => fileOf(tables['Skills.csv'], 'Skills.csv')],
    ['a PDF', 'pdf', () => fileOf('%PDF-1.7 …', 'Profile.pdf')],
    ['a picture', 'type', () => fileOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'Positions.csv')],
    ['another table', 'type', () => fileOf('Datum;Betrag\n1;2\n', 'Konto.csv')],
    ['nothing at all', 'type', () => fileOf('', 'Positions.csv')],
    ['HTML', 'type', () => fileOf('<!doctype html><script>alert(1)</script>', 'Positions.csv')],
    ['JSON of something else', 'type', () => fileOf('{"claims":[]}', 'resume.json')],
    ['JSON without an end', 'damaged', () => fileOf('{"a":'.repeat(100_000), 'resume.json')],
    ['broken JSON', 'damaged', () => fileOf('{"basics":', 'resume.json')],
    ['a table with an open quote', 'damaged', () => fileOf(`${header}\n"A,B,,C,,\n`, 'Positions.csv')],
    ['Latin 1', 'encoding', () => fileOf(latin1, 'Positions.csv')],
    ['UTF-16', 'encoding', () => fileOf(utf16, 'Positions.csv')],
  ];

  it.each(hostile)('%s: %s', async (_, reason, file) => {
    expect(await refusalOf(file())).toBe(reason);
  });

  it('is any that is no export, without ever failing otherwise', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, asZip) => {
        const content = asZip ? Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes]) : bytes;
        expect(await refusalOf(fileOf(content, 'x'))).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
