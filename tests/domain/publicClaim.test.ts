import { describe, expect, it } from 'vitest';
import { Claim } from '@/api/endpoints/claims';
import { publicClaim } from '@/domain/publicClaim';

const person = { id: '7', name: 'Anna Bergmann', gender: 'female' };
const pageOf = (fields: Record<string, unknown>, others: Partial<Parameters<typeof publicClaim>[0]> = {}) =>
  publicClaim({ claim: Claim.parse({ id: 1, ...fields }), person, language: 'de', ...others });

describe('the public page of a claim', () => {
  it('holds nothing that was not delivered', () => {
    expect(pageOf({})).toEqual({
      language: 'de',
      question: '',
      topic: '',
      painPoint: '',
      categories: [],
      keywords: [],
      author: {
        id: '7',
        name: 'Anna Bergmann',
        picture: null,
        occupation: '',
        occupationLanguage: undefined,
        verifications: { count: null, color: undefined },
      },
      headline: '',
      shortAnswer: '',
      images: [],
      video: '',
      longAnswers: [],
      facts: [],
      faqs: [],
      tips: [],
      essentials: [],
      quote: '',
      opinion: { headline: '', text: '' },
      source: '',
      moreVideo: '',
      createdOn: '',
      changedOn: '',
      minutes: 0,
      address: null,
    });
  });

  it('names the author as the list of one’s own profiles does', () => {
    const fields = { competence_profile: { id: 3, occupation: { id: 4, name: 'Planerin / Planer' } } };
    expect(pageOf(fields).author.occupation).toBe('Planerin');
    const listed = {
      occupation: { name: 'Planner', lang: 'en' as const },
      verification_count: 12,
      checkmarks: { count: 12, color: 'silver' },
    };
    expect(pageOf(fields, { listed }).author).toMatchObject({
      occupation: 'Planner',
      occupationLanguage: 'en',
      verifications: { count: 12, color: 'silver' },
    });
  });

  it('takes what is being typed before what is saved, lists and chosen categories too', () => {
    const fields = {
      topic: 'Alt',
      keywords: [{ id: 5, title: 'Akku', order: 1 }],
      categories: [{ id: 8, name: 'Energie' }],
      long_answers: [{ id: 6, headline: 'Warum', text: 'Darum', images: [{ id: 9, url: 'https://a.example/b.png' }] }],
    };
    const typed = {
      topic: 'Neu',
      keywords: [{ id: 'new-1', title: 'Haus', savedId: null }],
      categories: ['8', 9, 'gone'],
      long_answers: [{ id: '6', headline: 'Wieso', text: 'Darum' }],
      question: 'Eine andere?',
      pain_point: undefined,
      tips: 'nonsense',
    };
    const page = pageOf({ question: 'Wie groß?', ...fields }, { typed, categories: [{ id: '9', name: 'Bauen' }] });
    expect(page).toMatchObject({
      topic: 'Neu',
      keywords: ['Haus'],
      categories: ['Energie', 'Bauen'],
      painPoint: '',
      tips: [],
      longAnswers: [{ headline: 'Wieso', images: [{ id: '9' }] }],
    });
  });

  it('leaves out empty items, addresses that may not be linked to, and films that cannot be played', () => {
    const page = pageOf({
      tips: [
        { id: 1, title: ' ', text: '', link: 'https://a.example' },
        { id: 2, title: 'Messen', text: '', link: 'javascript:alert(1)' },
      ],
      facts: [{ id: 3, title: 'Zahl', text: '', source: 'https://a.example/x' }],
      long_answers: [
        { id: 4, headline: '', text: '<p> </p>' },
        { id: 5, headline: '', text: 'Ja', video: 'https://evil.example/x' },
      ],
      short_answer_video: 'https://vimeo.com/76979871',
      source_link: 'ftp://a.example',
    });
    expect(page.tips).toMatchObject([{ id: '2', link: '' }]);
    expect(page.facts).toMatchObject([{ link: 'https://a.example/x' }]);
    expect(page.longAnswers).toMatchObject([{ id: '5', video: '' }]);
    expect(page).toMatchObject({ video: 'https://vimeo.com/76979871', source: '' });
  });

  it('counts the words that are read, not the signs of markup', () => {
    const long = Array.from({ length: 297 }, () => '<b>Wort</b>').join(' – ');
    const { minutes } = pageOf({
      short_answer_text: 'Drei kurze Worte.',
      long_answers: [{ id: 1, text: `<p>${long}</p>` }],
    });
    // 300 words at 200 a minute.
    expect(minutes).toBe(2);
  });

  it('has an address only while it is published', () => {
    const fields = { public_url: 'https://fragen.example/x' };
    expect(pageOf({ ...fields, status: 'published' }).address).toBe('https://fragen.example/x');
    expect(pageOf({ ...fields, status: 'paused' }).address).toBeNull();
  });
});
