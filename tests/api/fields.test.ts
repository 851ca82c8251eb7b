import { describe, expect, it, vi } from 'vitest';
import type { z } from '@/api/schema/zod';
import {
  ImageUpload,
  limits,
  MonthInput,
  OptionalMonthInput,
  OptionalPhone,
  OptionalWebAddress,
  Password,
  SearchText,
  Title,
  Topic,
  Zip,
} from '@/api/schema/fields';
import { ClaimCategoriesInput } from '@/api/endpoints/claims';
import { RegisterInput } from '@/api/endpoints/authentication';
import { WorkExperienceInput } from '@/api/endpoints/experience';
import { VoucherInput } from '@/api/endpoints/plans';
import { PostFilterQuery, ReportInput } from '@/api/endpoints/posts';
import { IdInput } from '@/api/schema/wireTypes';
import { webAddress } from '@/domain/webAddress';

const takes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

/** Machine names of the rules that a value breaks, with the field that shows them. */
function brokenRules(schema: z.ZodMiniType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map((issue) => {
    const rule: unknown = issue.code === 'custom' ? issue.params?.['rule'] : issue.code;
    return [...issue.path, String(rule)].join(' ');
  });
}

describe('texts', () => {
  it.each([
    ['Aa1!aaaa', []],
    ['Äö1 ÄÖ!ß', ['passwordSpace']],
    ['Ää1€ääää', []],
    ['Aa1!aaa', ['too_small']],
    ['aa1!aaaa', ['passwordUppercase']],
    ['AA1!AAAA', ['passwordLowercase']],
    ['Aaa!aaaa', ['passwordDigit']],
    ['Aa11aaaa', ['passwordSpecial']],
    ['Aa1!aaa\u00a0', ['passwordSpace']],
  ])('the password %j breaks %j', (value, rules) => {
    expect(brokenRules(Password, value)).toEqual(rules);
  });

  it.each([
    ['zwei Worte', true],
    ['  drei kurze Worte ', true],
    ['einzeln', false],
    ['das sind vier Worte', false],
    ['   ', false],
  ])('the topic %j is taken: %s', (value, expected) => {
    expect(takes(Topic, value)).toBe(expected);
  });

  it.each([
    ['', true],
    ['https://example.org/a?b#c', true],
    ['http://müller.example', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://example.org', false],
    ['//example.org', false],
    ['example.org', false],
  ])('the link %j is taken: %s', (value, expected) => {
    expect(takes(OptionalWebAddress, value)).toBe(expected);
  });

  it.each([
    ['', []],
    ['+49 (0)341 555-01', []],
    ['12345', []],
    ['1234', ['phone']],
    ['---', ['phone']],
    ['   ', []],
    ['0341 nummer', ['phone']],
  ])('the telephone number %j breaks %j', (value, rules) => {
    expect(brokenRules(OptionalPhone, value)).toEqual(rules);
  });

  it('a link with a blank in its host is refused, also where the browser takes it', () => {
    // As Chromium reads it.
    class ChromiumUrl extends URL {
      constructor(text: string) {
        super(text.replace(' ', ''));
      }
      override get hostname() {
        return 'exa%20mple.test';
      }
    }
    vi.stubGlobal('URL', ChromiumUrl);
    expect(takes(OptionalWebAddress, 'https://exa mple.test')).toBe(false);
    expect(webAddress('https://exa mple.test')).toBeNull();
    vi.unstubAllGlobals();
  });

  it.each(['', '  ', '\u200b', ' \u2060\ufeff\u00ad ', '\u3164'])('the title %j is refused as missing', (title) => {
    expect(takes(Title, title)).toBe(false);
  });

  it.each([
    ['', true],
    ['10115', true],
    ['SW1A 1AA', true],
    [' 12345-6789 ', true],
    ['KY1-1100', true],
    ['11936-53471', true],
    ['１５０−０００１'.replace('−', '－'), true],
    ['1', false],
    ['10115<', false],
    ['1234567890123', false],
  ])('the ZIP code %j is taken: %s', (value, expected) => {
    expect(takes(Zip, value)).toBe(expected);
  });

  it('are searched from four characters on, and a voucher is checked from eight', () => {
    expect(takes(SearchText, 'abc ')).toBe(false);
    expect(takes(SearchText, 'abcd')).toBe(true);
    expect(takes(VoucherInput, { voucher: '1234567 ' })).toBe(false);
    expect(takes(VoucherInput, { voucher: '12345678' })).toBe(true);
  });
});

describe('ids and months on their way out', () => {
  it.each([
    ['7', 7],
    ['007', '007'],
    ['0', '0'],
    ['9007199254740993', '9007199254740993'],
    ['2b0c6f4e-7a52', '2b0c6f4e-7a52'],
    ['7e3', '7e3'],
  ])('the id %s travels as %j', (value, sent) => {
    expect(IdInput.parse(value)).toBe(sent);
  });

  it('travel as the first day, or as the day that was delivered, an open end as null', () => {
    expect(MonthInput.parse('2020-02-29')).toBe('2020-02-29');
    expect(MonthInput.parse('2020-02')).toBe('2020-02-01');
    expect(OptionalMonthInput.parse('')).toBeNull();
    for (const value of ['2020-13', '2020-1', '2020-02-1', '']) expect(takes(MonthInput, value)).toBe(false);
  });

  it('end no earlier than they start', () => {
    const rest = { job_title: 'a', company_name: 'b', location: '', description: '', quote: '', disciplines: [] };
    const violations = (start_date: string, end_date: string) =>
      brokenRules(WorkExperienceInput, { ...rest, start_date, end_date });
    expect(violations('2020-02', '2020-01')).toEqual(['end_date monthOrder']);
    expect(violations('2020-02', '2020-02')).toEqual([]);
    expect(violations('2020-02-15', '2020-02')).toEqual([]);
    expect(violations('2020-02', '')).toEqual([]);
  });
});

describe('rules over fields and lists', () => {
  it('counts at most three categories of a claim and five of a filter', () => {
    const ids = (count: number) => ({ categories: Array.from({ length: count }, (_, index) => String(index + 1)) });
    expect([0, 3, 4].map((count) => takes(ClaimCategoriesInput, ids(count)))).toEqual([true, true, false]);
    expect([0, 1, 5, 6].map((count) => takes(PostFilterQuery, ids(count)))).toEqual([false, true, true, false]);
  });

  it('wants a reason only for the report type other', () => {
    expect(brokenRules(ReportInput, { type: 'other', reason: ' ' })).toEqual(['reason reportReason']);
    expect(brokenRules(ReportInput, { type: 'illegal', reason: '' })).toEqual([]);
  });

  it('wants the same password twice', () => {
    const input = {
      firstname: 'Ada',
      lastname: 'Berg',
      gender: 'other',
      email: 'ada@example.org',
      password: 'Geheim1!',
      c_password: 'Geheim1?',
      captcha_response: '',
    };
    expect(brokenRules(RegisterInput, input)).toEqual(['c_password passwordMatch']);
    expect(brokenRules(RegisterInput, { ...input, c_password: 'Geheim1!' })).toEqual([]);
  });

  it('takes a picture of exactly 10 MB and no byte more', () => {
    const file = (size: number) => ({ image: new File([new Uint8Array(size)], 'a.png', { type: 'image/png' }) });
    expect(takes(ImageUpload, file(limits.imageBytes))).toBe(true);
    expect(takes(ImageUpload, file(limits.imageBytes + 1))).toBe(false);
    expect(takes(ImageUpload, { image: 'a.png' })).toBe(false);
  });
});
