import type { BrowserContext } from '@playwright/test';
import { claims } from '@/api/endpoints/claims';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { images } from '@/api/endpoints/images';
import { fillPath } from '@/api/client/path';
import { profiles } from '@/api/endpoints/profiles';
import { seeded } from '../e2e/screenTable';
import { answerWith, bearerOf } from './context';
import { origins } from './servers';

/* The largest claim and the largest working life that the editors are measured with (performance, S6). */

interface Row {
  id: number | string;
}
type Content = Record<string, unknown> & Row;

/** The rows again and again, under ids of their own. */
function repeat(rows: unknown, count: number, more: (index: number) => object = () => ({})): object[] {
  const known = rows as Row[];
  return Array.from({ length: count }, (_, index) => ({
    ...known[index % known.length],
    id: 100_000 + index,
    order: index + 1,
    ...more(index),
  }));
}

/** Answers a read with what the mock server says, changed. */
async function changeAnswer(context: BrowserContext, path: string, change: (data: never) => unknown): Promise<void> {
  const headers = { Authorization: `Bearer ${await bearerOf(context)}` };
  const response = await fetch(`${origins.api}/api${path}?lang=de`, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { data, ...envelope } = (await response.json()) as { data: never };
  await answerWith(context, `/api${path}`, JSON.stringify({ ...envelope, data: change(data) }));
}

const sentence = 'Wer den Verbrauch kennt, kauft nicht zu groß. ';
/** Of 20,000 letters, in paragraphs of 10 sentences. */
const longText = `<p>${sentence.repeat(10)}</p>`.repeat(Math.ceil(20_000 / (sentence.length * 10)));

/** The claim with 50 items in each section, the first long answer of 20,000 letters. */
export function fillClaim(context: BrowserContext): Promise<void> {
  return changeAnswer(context, fillPath(claims.getClaim.path, { claimId: seeded.publicClaim }), (claim: Content) => ({
    ...claim,
    status: 'draft',
    ...Object.fromEntries(
      ['keywords', 'facts', 'faqs', 'tips', 'essentials'].map((name) => [name, repeat(claim[name], 50)]),
    ),
    long_answers: repeat(claim['long_answers'], 50, (index) => (index === 0 ? { text: longText } : {})),
  }));
}

/** The profile with 60 stations of work and 40 of education, and a library of 200 images. */
export async function fillCareer(context: BrowserContext): Promise<void> {
  await changeAnswer(context, experience.listExperience.path, (rows) => repeat(rows, 60));
  await changeAnswer(context, education.listEducation.path, (rows) => repeat(rows, 40));
  await changeAnswer(context, images.listImages.path, (rows) => repeat(rows, 200));
  const path = fillPath(profiles.getProfile.path, { profileId: seeded.profile });
  await changeAnswer(context, path, (profile: Content) => ({
    ...profile,
    work_experiences: repeat(profile['work_experiences'], 60),
    educations: repeat(profile['educations'], 40),
  }));
}
