import { languages } from './languages';
import { z } from './zod';
import { IdInput, visibleText } from './wireTypes';

/* No prose here: the forms' error map translates zod's codes, and `params.rule` where no code fits. */

/** Stated by the specification (A5, A9, B5). */
export const limits = {
  passwordLength: 8,
  topicWords: { min: 2, max: 3 },
  claimCategories: 3,
  postFilterCategories: 5,
  /** 60 years and 11 months. */
  monthsOfExperience: 731,
  /** Characters from which occupations and competences are searched. */
  searchLength: 4,
  voucherLength: 8,
  /** 10 MB, inclusive (D-43). */
  imageBytes: 10_485_760,
} as const;

/** Rules without an issue code of their own. */
export const rules = [
  'passwordUppercase',
  'passwordLowercase',
  'passwordDigit',
  'passwordSpecial',
  'passwordSpace',
  'passwordMatch',
  'topicWords',
  'month',
  'monthOrder',
  'monthAhead',
  'fromList',
  'reportReason',
  'numberBetween',
  'phone',
  'zip',
  'contactEmpty',
] as const;
export type Rule = (typeof rules)[number];

interface CheckedObject {
  value: unknown;
  issues: readonly { path?: readonly unknown[] | undefined }[];
}

/** Compares fields of an object beside the rules of its fields, unless `field` or one of `needs` is refused. */
export function ruleError(rule: Rule, field?: string, needs: readonly string[] = []) {
  if (field === undefined) return { params: { rule } };
  return {
    params: { rule },
    path: [field],
    when: ({ value, issues }: CheckedObject) =>
      typeof value === 'object' &&
      value !== null &&
      issues.every(({ path }) => ![field, ...needs].includes(String(path?.[0]))),
  };
}

/** Type of the parts of an endorsement that a verification page shows (VER-06). */
export const competenceType = 'competence';

export const LanguageCode = z.enum(languages);
/** Calls name the language `lang` or `locale`. */
export const LangQuery = z.object({ lang: LanguageCode });
export const LocaleQuery = z.object({ locale: LanguageCode });

export const genders = ['male', 'female', 'other'] as const;
export const Gender = z.enum(genders);

export const Email = z.email();
export const OptionalEmail = z.union([z.literal(''), Email]);

/** As people write it, of at least five digits; may be empty. */
export const OptionalPhone = z
  .string()
  .check(z.refine((value) => /^(?:\s*|(?:[+\s()/.-]*\d){5}[+\d\s()/.-]*)$/.test(value), ruleError('phone')));

/** For a new one; signing in only asks for some text, so that old passwords keep working (D-17). */
export const Password = z.string().check(
  z.minLength(limits.passwordLength),
  z.refine((value) => /\p{Lu}/u.test(value), ruleError('passwordUppercase')),
  z.refine((value) => /\p{Ll}/u.test(value), ruleError('passwordLowercase')),
  z.refine((value) => /\d/.test(value), ruleError('passwordDigit')),
  z.refine((value) => /[^\p{L}\d\s]/u.test(value), ruleError('passwordSpecial')),
  z.refine((value) => !/\s/.test(value), ruleError('passwordSpace')),
);

/** A short text that may not be blank: titles, names, comments. */
export const Title = z.string().check(z.trim(), z.overwrite(visibleText), z.minLength(1));

/** Blanks count, as in a token or a password that exists already. */
export const RequiredText = z.string().check(z.minLength(1));

/** May be empty. */
export const LongText = z.string();

/** http and https only (quality T9), and no host with a blank, which Chromium would encode. */
export const WebAddress = z.url({ protocol: /^https?$/, hostname: /^[^%]+$/ });
export const OptionalWebAddress = z.union([z.literal(''), WebAddress]);

/** Of any country: letters, digits, blanks and dashes; may be empty. */
export const Zip = z.string().check(
  z.trim(),
  z.refine((value) => /^(?:[\p{L}\p{N}][\p{L}\p{N}\p{Pd} ]{1,11})?$/u.test(value), ruleError('zip')),
);

/** One message names both bounds (FRM-01). */
export function wholeNumberBetween(min: number, max: number) {
  return z
    .int()
    .check(
      z.refine((value) => value >= min && value <= max, { params: { rule: 'numberBetween' satisfies Rule, min, max } }),
    )
    .register(z.globalRegistry, { minimum: min, maximum: max });
}

/** Two to three words (CLA-11). */
export const Topic = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((value) => {
    const words = value.split(/\s+/).length;
    return words >= limits.topicWords.min && words <= limits.topicWords.max;
  }, ruleError('topicWords')),
);

const monthOrDay = /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/;

/** A month travels as its first day; a day that was delivered travels back unchanged. */
function toDay(value: string): string {
  return value.length === 'YYYY-MM'.length ? `${value}-01` : value;
}

/** `YYYY-MM`, or the day that was delivered for it. */
export const MonthInput = z
  .pipe(z.string().check(z.refine((value) => monthOrDay.test(value), ruleError('month'))), z.transform(toDay))
  .register(z.globalRegistry, { type: 'string', format: 'date' });

/** Like `MonthInput`, and '' for an open end, which travels as null. */
export const OptionalMonthInput = z
  .pipe(
    z.string().check(z.refine((value) => value === '' || monthOrDay.test(value), ruleError('month'))),
    z.transform((value) => (value === '' ? null : toDay(value))),
  )
  .register(z.globalRegistry, { type: ['string', 'null'], format: 'date' });

/** Asked only from a certain length on (PRO-03, PRO-06). */
export const SearchText = z.string().check(z.trim(), z.minLength(limits.searchLength));

export const Ids = z.array(IdInput);

/** The whole list, counted from 1 (D-35). */
export const PositionsInput = z.object({
  positions: z.array(z.object({ id: IdInput, order: z.int().check(z.minimum(1)) })),
});

export const ImageChoice = z.object({ image: IdInput });

export const ImageUpload = z.object({ image: z.file().check(z.maxSize(limits.imageBytes)) });

/** `2018-04-01` → `2018-04`. */
export function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}
