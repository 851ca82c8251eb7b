/** A working title; logo text, page titles and the prefix of stored keys come from here (NAV-12). */
export const product = { name: 'Fachprofil', prefix: 'fachprofil' } as const;
