import type { Claim } from '@/api/endpoints/claims';
import type { Checkmarks } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { isClaimPublic } from './claimLifeCycle';
import { wordsOfClaim } from './claimTexts';
import { confirmationCount } from './confirmationCount';
import { dayOf } from './day';
import { occupationName } from './occupationName';
import { readingMinutes } from './plainText';
import { isEmptyRichText } from './richText';
import { readVideo } from './video';
import { publicPage, webAddress } from './webAddress';

export type PublicClaimData = ReturnType<typeof publicClaim>;

interface PublicClaimInput {
  claim: Claim;
  /** Values of the editor's fields that are not saved yet, by name; categories by their ids. */
  typed?: Readonly<Record<string, unknown>>;
  /** For the names of categories that are being chosen. */
  categories?: readonly { id: string; name: string }[];
  person: { id: string; name: string; gender: string | undefined };
  language: Language;
  /** The linked profile as the list of the user's own has it. */
  listed?:
    | {
        occupation?: { name: string; lang?: Language } | null;
        verification_count?: number | null;
        checkmarks?: Checkmarks | null;
      }
    | undefined;
}

/** Links and films are '' where there is none that may be linked to, or played. */
export function publicClaim({ claim, typed = {}, categories = [], person, language, listed }: PublicClaimInput) {
  const page = withTyped(claim, typed);
  const words = wordsOfClaim(page);
  return {
    language,
    question: claim.question,
    topic: page.topic.trim(),
    painPoint: page.pain_point.trim(),
    categories: namesOf(typed['categories'], claim, categories),
    keywords: page.keywords.map(({ title }) => title),
    author: authorOf(claim, person, listed),
    headline: page.short_answer_headline.trim(),
    shortAnswer: page.short_answer_text.trim(),
    images: page.short_answer_images,
    video: filmAt(page.short_answer_video),
    longAnswers: page.long_answers
      .filter(({ headline, text }) => headline.trim() !== '' || !isEmptyRichText(text))
      .map((answer) => ({ ...answer, source: linkTo(answer.source), video: filmAt(answer.video) })),
    facts: page.facts.filter(isWritten).map(({ source, ...fact }) => ({ ...fact, link: linkTo(source) })),
    faqs: page.faqs.filter(isWritten).map((faq) => ({ ...faq, link: linkTo(faq.link) })),
    tips: page.tips.filter(isWritten).map((tip) => ({ ...tip, link: linkTo(tip.link) })),
    essentials: page.essentials.filter(({ text }) => text.trim() !== ''),
    quote: page.emotional_quote.trim(),
    opinion: { headline: page.opinion_headline.trim(), text: page.opinion_text.trim() },
    source: linkTo(page.source_link),
    moreVideo: filmAt(page.video_link),
    /** `YYYY-MM-DD`; '' where the server does not tell. */
    createdOn: dayOf(claim.created_at) ?? '',
    changedOn: dayOf(claim.updated_at) ?? '',
    /** To read everything below the question; 0 without a text. */
    minutes: words === 0 ? 0 : readingMinutes(words),
    /** Of the public page; null while there is none. */
    address: publicPage(isClaimPublic(claim), claim.public_url),
  };
}

/** A typed value replaces a saved one of the same type only; rows of a list keep the fields that their form does not hold. */
function withTyped(claim: Claim, typed: Readonly<Record<string, unknown>>): Claim {
  const fields = Object.entries(claim).map(([name, saved]: [string, unknown]) => {
    const value = typed[name];
    if (typeof saved === 'string' && typeof value === 'string') return [name, value];
    if (name === 'categories' || !Array.isArray(saved) || !Array.isArray(value)) return [name, saved];
    const rows = new Map((saved as { id: string }[]).map((row) => [row.id, row]));
    return [name, (value as { id: string }[]).map((row) => ({ ...emptyRow, ...rows.get(row.id), ...row }))];
  });
  return Object.fromEntries(fields) as Claim;
}

const emptyRow = { title: '', text: '', headline: '', link: '', source: '', comment: '', video: '', images: [] };

const isWritten = ({ title, text }: { title: string; text: string }) => `${title}${text}`.trim() !== '';

function authorOf(
  { competence_profile: profile }: Claim,
  { id, name, gender }: PublicClaimInput['person'],
  listed: PublicClaimInput['listed'],
) {
  const occupation: { name: string; lang?: Language } | null = listed?.occupation ?? profile?.occupation ?? null;
  return {
    id,
    name,
    picture: profile?.profile_picture ?? null,
    /** In the form of the person's gender; '' where none is known. */
    occupation: occupationName(occupation?.name ?? '', gender),
    /** Of the occupation's name, where it is not that of the page. */
    occupationLanguage: occupation?.lang,
    /** `count` is null where it is not known, and where there are none. */
    verifications: { count: confirmationCount(listed ?? {}) || null, color: listed?.checkmarks?.color },
  };
}

/** Categories that the list does not have are named as the claim names them. */
function namesOf(typed: unknown, claim: Claim, offered: readonly { id: string; name: string }[]): string[] {
  const ids = Array.isArray(typed) ? typed.map(String) : claim.categories.map(({ id }) => id);
  return ids.flatMap((id) => [...offered, ...claim.categories].find((category) => category.id === id)?.name || []);
}

const linkTo = (address: string) => webAddress(address)?.href ?? '';
const filmAt = (address: string) => (readVideo(address) ? address : '');
