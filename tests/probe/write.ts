import type { Endpoint, EndpointArgs, EndpointData, UntypedArgs } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { education } from '@/api/endpoints/education';
import { endorsements } from '@/api/endpoints/endorsements';
import { experience } from '@/api/endpoints/experience';
import { images } from '@/api/endpoints/images';
import { posts } from '@/api/endpoints/posts';
import { products } from '@/api/endpoints/products';
import { profiles, profileTitles } from '@/api/endpoints/profiles';
import { users } from '@/api/endpoints/users';
import { Deviations } from './deviations';
import { judge } from './judge';
import type { ProbeOptions, Result } from './runProbe';
import { send } from './send';

/*
 * Creates, reads, changes and deletes on a throw-away account what costs nothing and is not limited in number: no order,
 * no question or profile of a claim changed, nothing published, no mail. What it made it deletes, whatever happens.
 */

/** Which reading of a decision the server confirms; `isTrue` is null where nothing was seen. */
interface Finding {
  id: string;
  statement: string;
  isTrue: boolean | null;
}

export interface Written {
  results: Result[];
  findings: Finding[];
  /** What was made, by kind, and whether it is gone again. */
  made: { kind: string; isGone: boolean }[];
}

/** Ends the journey, and lets what was made be deleted. */
class Stopped extends Error {}

interface Made {
  kind: string;
  remove: () => Promise<unknown>;
  /** Whether a list still has it. */
  isThere: () => Promise<boolean>;
}

export function writer(options: ProbeOptions) {
  const results: Result[] = [];
  const findings: Finding[] = [];
  const stack: Made[] = [];
  let isStopped = false;
  let isCleaning = false;

  /** Null where the call is not offered or breaks; the report says which. */
  async function ask<E extends Endpoint>(endpoint: E, args: EndpointArgs<E>): Promise<EndpointData<E> | null> {
    if (isStopped && !isCleaning) throw new Stopped();
    const { params = {}, query = {}, body } = (args ?? {}) as UntypedArgs;
    const found = new Deviations();
    const received = await send(options, endpoint, params, query, body);
    const verdict = typeof received === 'string' ? null : await judge(endpoint, received, found);
    const details =
      verdict === null
        ? [typeof received === 'string' ? received : '']
        : verdict.kind === 'breaks'
          ? [`${verdict.path}, expected ${verdict.expected}, found ${verdict.found}`]
          : found.describe();
    const outcome =
      verdict?.kind === 'notOffered'
        ? 'not offered'
        : verdict?.kind !== 'read'
          ? 'breaks'
          : details.length > 0
            ? 'tolerated'
            : 'as documented';
    results.push({ endpoint, outcome, details, answers: verdict?.kind === 'read' ? [verdict.data] : [] });
    return verdict?.kind === 'read' ? (verdict.data as EndpointData<E>) : null;
  }

  const find = (id: string, statement: string, isTrue: boolean | null) => findings.push({ id, statement, isTrue });

  /** The id of what was just created: the answer's, else that of the one entry that the list did not have before (D-66). */
  async function create(
    kind: string,
    list: () => Promise<readonly { id: string }[] | null>,
    make: () => Promise<{ id: string } | null>,
    remove: (id: string) => Promise<unknown>,
  ): Promise<string | null> {
    const before = new Set((await list())?.map(({ id }) => id));
    const answer = await make();
    const added = ((await list()) ?? []).filter(({ id }) => !before.has(id));
    const id = answer?.id ?? added[0]?.id ?? null;
    find('D-66', `what was created is in the list: ${kind}`, id === null ? null : added.some((one) => one.id === id));
    if (id === null) return null;
    stack.push({
      kind,
      remove: () => remove(id),
      isThere: async () => ((await list()) ?? []).some((one) => one.id === id),
    });
    return id;
  }

  async function cleanUp(): Promise<Written['made']> {
    isCleaning = true;
    const made: Written['made'] = [];
    for (const { kind, remove, isThere } of stack.toReversed()) {
      await remove();
      made.push({ kind, isGone: !(await isThere()) });
    }
    return made;
  }

  return {
    /** After the call that is under way. */
    stop: () => {
      isStopped = true;
    },
    run: async (): Promise<Written> => {
      try {
        await journey({ ask, create, find }, options);
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
      } finally {
        // Also where something unexpected was thrown.
        isStopped = true;
      }
      return { results, findings, made: await cleanUp() };
    },
  };
}

type Tools = {
  ask: <E extends Endpoint>(endpoint: E, args: EndpointArgs<E>) => Promise<EndpointData<E> | null>;
  create: (
    kind: string,
    list: () => Promise<readonly { id: string }[] | null>,
    make: () => Promise<{ id: string } | null>,
    remove: (id: string) => Promise<unknown>,
  ) => Promise<string | null>;
  find: (id: string, statement: string, isTrue: boolean | null) => unknown;
};

const name = 'Probe, please delete';

async function journey(tools: Tools, { language }: ProbeOptions): Promise<void> {
  await library(tools);
  await career(tools);
  await offers(tools);
  const profileId = await profile(tools, language);
  if (profileId === null) return;
  await claim(tools, profileId);
  await post(tools, profileId);
  await invitation(tools);
}

/** One transparent pixel. */
const pixel = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'probe.png',
  { type: 'image/png' },
);

async function library({ ask, create, find }: Tools): Promise<void> {
  const list = () => ask(images.listImages, undefined);
  const uuidOf = async (id: string) => (await list())?.find((image) => image.id === id)?.uuid || id;
  const id = await create(
    'image',
    list,
    () => ask(images.uploadImage, { body: { image: pixel } }),
    async (imageId) => ask(images.deleteImage, { params: { imageUuid: await uuidOf(imageId) } }),
  );
  if (id === null) return;
  const texts = { name, description: name, alt: name, label: '', author: name, show_copyright: true };
  await ask(images.updateImage, { params: { imageId: id }, body: texts });
  const image = (await list())?.find((one) => one.id === id);
  find('D-42', 'the author of an image is kept', image ? image.author === name : null);
}

async function career({ ask, create, find }: Tools): Promise<void> {
  const station = {
    job_title: name,
    company_name: name,
    location: '',
    start_date: '2020-01',
    end_date: '',
    description: '',
    quote: '',
    disciplines: [],
  };
  const stations = () => ask(experience.listExperience, undefined);
  const stationId = await create(
    'work experience',
    stations,
    () => ask(experience.createExperience, { body: station }),
    (id) => ask(experience.deleteExperience, { params: { experienceId: id } }),
  );
  if (stationId !== null) {
    await ask(experience.updateExperience, { body: { ...station, id: stationId, location: 'Probe' } });
    const changed = (await stations())?.find(({ id }) => id === stationId);
    find('EXP-01', 'a changed work experience is delivered changed', changed ? changed.location === 'Probe' : null);
  }
  const degree = {
    type: 'university',
    grade: '',
    degree_name: name,
    institution: '',
    approved_by: '',
    disciplines: [],
    city: '',
  };
  const educationId = await create(
    'education',
    () => ask(education.listEducation, undefined),
    () => ask(education.createEducation, { body: degree }),
    (id) => ask(education.deleteEducation, { params: { educationId: id } }),
  );
  if (educationId !== null) {
    await ask(education.updateEducation, { params: { educationId }, body: { ...degree, city: 'Probe' } });
  }
}

async function offers({ ask, create, find }: Tools): Promise<void> {
  const offer = {
    name,
    info_link: '',
    definition: name,
    tags: ['probe'],
    features: ['probe'],
    type: 'offer',
    description: '',
    shopping_link: '',
    price: 12.5,
    favourite: false,
  };
  const list = () => ask(products.listProducts, undefined);
  const productId = await create(
    'offer',
    list,
    () => ask(products.createProduct, { body: offer }),
    (id) => ask(products.deleteProduct, { params: { productId: id } }),
  );
  if (productId === null) return;
  await ask(products.updateProduct, { params: { productId }, body: { ...offer, favourite: true } });
  const changed = (await list())?.find(({ id }) => id === productId);
  find('D-51', 'a price is delivered as the number that was sent', changed ? Number(changed.price) === 12.5 : null);
}

async function profile({ ask, create, find }: Tools, lang: ProbeOptions['language']): Promise<string | null> {
  const occupations = await ask(profiles.searchOccupations, { query: { search: 'elek', lang } });
  const occupation = occupations?.find(({ competence_areas }) => competence_areas.length > 0) ?? occupations?.[0];
  // D-61: of the occupation, else of all categories.
  const [area] = occupation?.competence_areas.length
    ? occupation.competence_areas
    : ((await ask(profiles.listCategories, { query: { locale: lang } })) ?? []);
  if (!occupation || !area) return null;
  const id = await create(
    'profile',
    () => ask(profiles.listProfiles, { query: { lang } }),
    () =>
      ask(profiles.createProfile, {
        body: { occupation_id: occupation.id, competence_area_id: area.id, month_of_experience: 14, lang },
      }),
    (profileId) => ask(profiles.deleteProfile, { params: { profileId } }),
  );
  if (id === null) return null;
  const params = { profileId: id };
  await ask(profiles.setTitle, { params, body: { title: profileTitles[0] } });
  await ask(profiles.addContact, { params, body: { website: 'https://example.org', email: 'probe@example.org' } });
  const read = await ask(profiles.getProfile, { params });
  find('D-20', 'months of experience are delivered as sent', read ? read.month_of_experience === 14 : null);
  find('D-63', 'a profile has the language in which it was created', read?.language ? read.language === lang : null);
  return id;
}

async function claim({ ask, create, find }: Tools, profileId: string): Promise<void> {
  const claimId = await create(
    'claim',
    () => ask(claims.listClaims, undefined),
    () =>
      ask(claims.createClaim, {
        body: { competence_profile_id: profileId, topic: name, pain_point: name, question: `${name}?` },
      }),
    (id) => ask(claims.deleteClaim, { params: { claimId: id } }),
  );
  if (claimId === null) return;
  const params = { claimId };
  const read = () => ask(claims.getClaim, { params });
  await ask(claims.updateTopic, { params, body: { topic: 'Probe topic' } });
  await ask(claims.updatePainPoint, { params, body: { pain_point: 'Probe' } });
  await ask(claims.saveShortAnswer, {
    params,
    body: { short_answer_video: '', short_answer_headline: name, short_answer_text: `<p>${name}</p>` },
  });
  await ask(claims.saveQuote, { params, body: { emotional_quote: name } });
  await ask(claims.saveOpinion, { params, body: { opinion_headline: name, opinion_text: name } });
  for (const title of ['probe one', 'probe two']) await ask(claims.addKeyword, { params, body: { title } });
  await ask(claims.addTip, { params, body: { title: name, text: name, link: '' } });
  await ask(claims.addFact, { params, body: { title: name, text: name, source: '' } });
  await ask(claims.addFaq, { params, body: { title: `${name}?`, text: name } });
  await ask(claims.addEssential, { params, body: { claim_id: claimId, text: name } });
  const filled = await read();
  const [first, second] = filled?.keywords ?? [];
  if (first && second) {
    await ask(claims.reorderKeywords, {
      params,
      body: {
        positions: [
          { id: second.id, order: 1 },
          { id: first.id, order: 2 },
        ],
      },
    });
    find('D-35', 'the order that was sent is delivered', (await read())?.keywords[0]?.id === second.id);
    await ask(claims.updateKeyword, { params: { ...params, keywordId: first.id }, body: { title: 'probe', order: 2 } });
    await ask(claims.deleteKeyword, { params: { ...params, keywordId: second.id } });
  }
  const [faq] = filled?.faqs ?? [];
  if (faq) {
    const body = { title: `${name}?`, text: name, link: 'https://example.org/probe' };
    await ask(claims.updateFaq, { params: { ...params, faqId: faq.id }, body });
    find('D-37', 'a link is taken by the change of a frequent question', (await read())?.faqs[0]?.link === body.link);
  }
  find(
    'CLS-03',
    'the texts of the short answer are delivered as sent',
    filled ? filled.short_answer_headline === name : null,
  );
}

async function post({ ask, create, find }: Tools, profileId: string): Promise<void> {
  const content = { title: name, content: `<p>${name}</p>`, competence_profile_id: profileId };
  const postId = await create(
    'post',
    () => ask(posts.listMyPosts, undefined),
    () => ask(posts.createPost, { body: content }),
    (id) => ask(posts.deletePost, { params: { postId: id } }),
  );
  if (postId === null) return;
  await ask(posts.updatePost, { params: { postId }, body: { ...content, title: `${name}!` } });
  const read = await ask(posts.getPost, { params: { postId } });
  find('D-44', 'a new post is a draft', read ? !read.published : null);
}

/** Only somebody with a public profile can invite. */
async function invitation({ ask, create, find }: Tools): Promise<void> {
  const [profile] = (await ask(endorsements.listInvitableProfiles, undefined)) ?? [];
  if (!profile) return;
  const id = await create(
    'invitation',
    () => ask(endorsements.listInvitations, undefined),
    () =>
      ask(endorsements.createInvitation, {
        body: { firstname: 'Probe', lastname: 'Probe', content: name, competence_profiles: [profile.id] },
      }),
    (invitationId) => ask(endorsements.deleteInvitation, { params: { invitationId } }),
  );
  if (id === null) return;
  const read = await ask(endorsements.getInvitation, { params: { invitationId: id } });
  find('D-47', 'a new invitation tells when it expires', read ? read.expired_at !== '' : null);
}

/** The e-mail of the account, '' where the server does not say. */
export async function accountOf(options: ProbeOptions): Promise<string> {
  const received = await send(options, users.getDetails, {}, {});
  if (typeof received === 'string') return '';
  const verdict = await judge(users.getDetails, received, new Deviations());
  return verdict.kind === 'read' ? (verdict.data as EndpointData<typeof users.getDetails>).email : '';
}
