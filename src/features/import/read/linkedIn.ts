import Papa from 'papaparse';
import { educationFields } from '@/domain/educationFields';
import {
  checkLength,
  ImportRefusalError,
  importLimits,
  monthsFrom,
  noCareer,
  periodOf,
  plainLine,
  plainText,
  type ImportedCareer,
} from '@/domain/importedCareer';

/* The tables of a LinkedIn export, recognised by their header rows, which are English in every language. */

/** Files of the export that are read; all others stay packed. */
export const linkedInFiles = ['profile.csv', 'positions.csv', 'education.csv', 'skills.csv'];

type Row = (column: string) => string;

interface TableType {
  columns: readonly string[];
  read: (rows: Row[]) => Partial<ImportedCareer>;
}

const types: readonly TableType[] = [
  {
    columns: ['Company Name', 'Title', 'Started On'],
    read: (rows) => ({
      experience: rows.map((cell) => ({
        job_title: plainLine(cell('Title')),
        company_name: plainLine(cell('Company Name')),
        location: plainLine(cell('Location')),
        ...monthsFrom(cell('Started On'), cell('Finished On')),
        description: plainText(cell('Description')),
      })),
    }),
  },
  {
    columns: ['School Name', 'Degree Name'],
    read: (rows) => ({
      education: rows.map((cell) => ({
        ...educationFields(cell('Degree Name')),
        degree_name: plainLine(cell('Degree Name')),
        institution: plainLine(cell('School Name')),
        city: '',
        period: periodOf(cell('Start Date'), cell('End Date')),
      })),
    }),
  },
  {
    columns: ['First Name', 'Last Name', 'Headline'],
    read: (rows) => ({ owner: rows.map((cell) => plainLine(`${cell('First Name')} ${cell('Last Name')}`))[0] ?? '' }),
  },
  { columns: ['Name'], read: (rows) => ({ skills: rows.map((cell) => plainLine(cell('Name'))).filter(Boolean) }) },
];

/** Beginning of a quoted cell; some programs write a blank before its quote, which would not open it. */
const quotedCell = /(^|[,;\t\n]) *("[^"]*(?:""[^"]*)*")/g;

/** Excel's own first line, before the header. */
const separatorLine = /^sep=.\r?\n/i;

/** Reads one table, as text: nothing of it is ever run. Throws an `ImportRefusalError` where it is no known one. */
export function readLinkedInTable(text: string): ImportedCareer {
  const { data, errors } = Papa.parse<string[]>(text.replace(separatorLine, '').replace(quotedCell, '$1$2'), {
    skipEmptyLines: 'greedy',
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new ImportRefusalError('damaged');
  const [header = [], ...lines] = data;
  const columns = header.map((name) => name.trim());
  const type = types.find((candidate) => candidate.columns.every((name) => columns.includes(name)));
  if (!type) throw new ImportRefusalError('type');
  if (lines.length > importLimits.entries) throw new ImportRefusalError('tooMany');
  const rows = lines.map((line): Row => (column) => {
    const cell = line[columns.indexOf(column)] ?? '';
    checkLength(cell, column === 'Description' ? importLimits.textCharacters : importLimits.lineCharacters);
    return cell;
  });
  return { ...noCareer, ...type.read(rows) };
}
