import { networkImport } from '@/api/endpoints/networkImport';
import { isRecord } from '@/api/schema/wireTypes';
import { networkPosts, networkProfile } from '../data/networkProfiles';
import { newPost } from '../db/communityFactories';
import { newEducation, newExperience } from '../db/factories';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { networkSlug } from '../networkAddress';
import { forbidden, fail, failField } from '../fail';

type Item = Record<string, unknown>;

/** The text under the first key that holds one, in the network's words or in the product's. */
function textOf(item: Item, ...keys: string[]): string {
  for (const key of keys) {
    const value = item[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

/** A month as `YYYY-MM-01`, from a text or from the network's `{ day, month, year }`; null for an open end. */
function monthOf(item: Item, ...keys: string[]): string | null {
  const value = keys.map((key) => item[key]).find((found) => found !== undefined && found !== null && found !== '');
  if (typeof value === 'string') return /^\d{4}-\d{2}/.test(value) ? `${value.slice(0, 7)}-01` : null;
  if (!isRecord(value) || typeof value['year'] !== 'number') return null;
  const month = typeof value['month'] === 'number' ? value['month'] : 1;
  return `${value['year']}-${String(month).padStart(2, '0')}-01`;
}

/** Adds a position unless the account has it already; disciplines are left for the expert to choose. */
function importExperience(world: World, account: AccountRecord, item: Item): boolean {
  const job_title = textOf(item, 'job_title', 'title');
  const company_name = textOf(item, 'company_name', 'company');
  if (!job_title || !company_name) throw failField('experience', 'Zu einer Station fehlen Tätigkeit oder Firma.');
  const start_date = monthOf(item, 'start_date', 'starts_at') ?? '';
  const table = world.table('experience');
  const known = table.find(
    (row) =>
      row.account_id === account.id &&
      row.job_title === job_title &&
      row.company_name === company_name &&
      row.start_date === start_date,
  );
  if (known) return false;
  const fields = {
    job_title,
    company_name,
    start_date,
    location: textOf(item, 'location', 'city'),
    end_date: monthOf(item, 'end_date', 'ends_at'),
    description: textOf(item, 'description'),
  };
  table.add(newExperience(world, account, fields));
  return true;
}

/** Adds a degree unless the account has it already. */
function importEducation(world: World, account: AccountRecord, item: Item): boolean {
  const institution = textOf(item, 'institution', 'school', 'company');
  const degree = textOf(item, 'degree_name', 'degree');
  const field = textOf(item, 'field_of_study');
  const degree_name = [degree, field].filter(Boolean).join(' ');
  if (!institution || !degree_name) throw failField('education', 'Zu einem Abschluss fehlen Name oder Einrichtung.');
  const table = world.table('education');
  const known = table.find(
    (row) => row.account_id === account.id && row.degree_name === degree_name && row.institution === institution,
  );
  if (known) return false;
  const fields = {
    degree_name,
    institution,
    type: textOf(item, 'type') || 'university',
    grade: textOf(item, 'grade'),
    city: textOf(item, 'city', 'location'),
  };
  table.add(newEducation(world, account, fields));
  return true;
}

export const networkImportMocks = mockHandlers(networkImport, {
  readNetworkProfile: ({ body, server }) => {
    if (server.scenario.thirdParties === 'blocked') throw fail(503, 'Network not reachable.');
    const slug = networkSlug(body.profile_url);
    if (slug === null || server.scenario.thirdParties === 'declined') {
      throw failField('profile_url', "does not fit the user's profile");
    }
    return { profile_data: networkProfile(slug) };
  },

  importProfile: ({ body, world, account }) => ({
    experience: body.experience.filter((item) => importExperience(world, account, item)).length,
    education: body.education.filter((item) => importEducation(world, account, item)).length,
  }),

  importPosts: ({ params, world, account }) => {
    if (params.userId !== String(account.id)) throw forbidden();
    const hasProfile = world.table('profiles').find(({ account_id }) => account_id === account.id);
    if (!hasProfile) throw fail(403, 'Für Beiträge brauchen Sie ein Kompetenzprofil.');
    const table = world.table('posts');
    const known = new Set(
      table.where((row) => row.account_id === account.id && row.imported).map(({ title }) => title),
    );
    const added = networkPosts
      .filter(({ title }) => !known.has(title))
      .map((post) => table.add(newPost(world, account, { ...post, imported: true })));
    world.changed();
    return { imported: added.length };
  },
});
