import type { Rows } from '@mocks/db/records';
import type { World } from '@mocks/db/world';
import { personas } from '@mocks/personas';
import type { Endpoint, UntypedArgs } from '@/api/endpoint';

type OwnTable = { [T in keyof Rows]: Rows[T] extends { account_id: number } ? T : never }[keyof Rows];

function expert(world: World) {
  const account = world.table('accounts').find(({ email }) => email === personas.expert.email);
  if (!account) throw new Error('the expert is missing');
  return account;
}

/** The first row of the persona `expert`. */
function firstOwn(world: World, table: OwnTable): string {
  const { id: accountId } = expert(world);
  const row = world.table(table).find((candidate) => 'account_id' in candidate && candidate.account_id === accountId);
  if (!row) throw new Error(`the expert has no ${table}`);
  return String(row.id);
}

/** A value for each parameter of a read, made of the seeded world; tokens are handed out here. */
const params: Record<string, (world: World, endpoint: Endpoint) => string> = {
  claimId: (world) => firstOwn(world, 'claims'),
  profileId: (world) => firstOwn(world, 'profiles'),
  invitationId: (world) => firstOwn(world, 'invitations'),
  postId: (world) => firstOwn(world, 'posts'),
  commentId: (world) => String(world.table('comments').all()[0]?.id),
  productId: (world) => firstOwn(world, 'products'),
  userId: (world) => String(expert(world).id),
  disciplineId: () => '2001',
  occupationId: () => '100001',
  provider: () => 'linkedin',
  token: (world, { id }) => {
    const account = expert(world);
    account.deletion_token = 'deletion-token';
    account.email_change = { email: 'anna.neu@fachprofil.example', token: 'email-token' };
    const tokens: Record<string, string | undefined> = {
      'users/checkDeletionToken': 'deletion-token',
      'users/confirmEmail': 'email-token',
    };
    return tokens[id] ?? String(world.table('invitations').all()[0]?.token);
  },
};

const query: Record<string, (world: World) => unknown> = {
  lang: () => 'de',
  locale: () => 'de',
  search: () => 'Elektro',
  query: () => 'Photo',
  name: () => 'Energie',
  categories: () => ['101', '102'],
  type: () => 'short_answer',
  style: () => '1',
  formality: () => '1',
  long_answer_subtitle: () => undefined,
  code: (world) => world.table('socialCodes').add({ id: 'code-1', provider: 'linkedin', used: false }).id,
};

/** Arguments with which the persona `expert` may read an endpoint. */
export function readArgs(world: World, endpoint: Endpoint): UntypedArgs {
  const value = <T>(makers: Record<string, T>, name: string): T => {
    const maker = makers[name];
    if (!maker) throw new Error(`no value for ${name} of ${endpoint.id}: teach tests/api/mockArgs.ts`);
    return maker;
  };
  const names = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const keys = endpoint.query ? Object.keys(endpoint.query.shape) : [];
  return {
    params: Object.fromEntries(names.map((name) => [name, value(params, name)(world, endpoint)])),
    query: Object.fromEntries(keys.map((key) => [key, value(query, key)(world)])),
  };
}
