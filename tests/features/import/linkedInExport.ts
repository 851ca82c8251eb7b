import { strToU8, zipSync, type Zippable } from 'fflate';

/* A LinkedIn export written by hand, with the header rows of the real one. */

export const tables = {
  'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Anna,Bergmann,,,,Elektroingenieurin,"Plant seit 2009 Anlagen, die halten.",Erneuerbare Energien,04103,"Leipzig, Sachsen",,,
`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Solarwerk Grünau,Leiterin Planung,"Verantwortet Anlagen, ""Dach"" und Freifläche.
– Team von 6",Leipzig,Mar 2020,
Ingenieurbüro Weiß & Partner,Planerin,,"Dresden, Sachsen",Sep 2014,Feb 2020
Elbtal Netze,Werkstudentin,,,2012,2013
`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
Technische Universität Dresden,2008,2014,,Diplom Elektrotechnik,
IHK Leipzig,2017,2017,,Zertifikat Projektmanagement,
`,
  'Skills.csv': `Name
Photovoltaik
Netzplanung
`,
} as const;

export const bom = '\u{feff}';

/** A file as a browser hands it over. */
export function fileOf(content: string | Uint8Array, name: string): File {
  return new File([typeof content === 'string' ? content : content.slice()], name);
}

export function zipOf(files: Record<string, string | Uint8Array>, name = 'Basic_LinkedInDataExport.zip'): File {
  const packed: Zippable = {};
  for (const [path, content] of Object.entries(files)) {
    packed[path] = typeof content === 'string' ? strToU8(content) : content;
  }
  return fileOf(zipSync(packed), name);
}
