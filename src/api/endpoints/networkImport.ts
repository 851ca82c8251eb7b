import { preprocess, z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { WebAddress } from '../schema/fields';
import { Ack } from '../schema/responses';
import { isRecord, listOf, Text, withAliases } from '../schema/wireTypes';

/** Its fields are not specified and travel on unchanged. */
export const ImportedItem = z.looseObject({}).register(z.globalRegistry, { id: 'ImportedItem' });
export type ImportedItem = z.output<typeof ImportedItem>;

/** Of an external service: `{ profile_data: { experience, education } }`. */
export const ImportedProfile = preprocess(
  (raw) => (isRecord(raw) && isRecord(raw['profile_data']) ? raw['profile_data'] : raw),
  withAliases(
    {
      first_name: ['firstName', 'firstname'],
      last_name: ['lastName', 'lastname'],
      full_name: ['fullName', 'name'],
      experience: ['experiences', 'work_experiences', 'positions'],
      education: ['educations'],
    },
    z.object({
      /** Of the profile's owner; '' where the service does not say it. */
      first_name: Text,
      last_name: Text,
      full_name: Text,
      experience: listOf(ImportedItem),
      education: listOf(ImportedItem),
    }),
  ),
).register(z.globalRegistry, { id: 'ImportedProfile' });
export type ImportedProfile = z.output<typeof ImportedProfile>;

export const ProfileAddressInput = z.object({ profile_url: WebAddress });
export const NetworkImportInput = z.object({ education: z.array(ImportedItem), experience: z.array(ImportedItem) });

export const networkImport = defineEndpoints('networkImport', {
  readNetworkProfile: {
    method: 'post',
    path: '/external-import',
    access: 'external',
    summary: 'Read a profile of the professional network (another origin; the address is configured)',
    body: ProfileAddressInput,
    response: ImportedProfile,
  },
  importProfile: {
    method: 'post',
    creates: true,
    path: '/linkedin-import',
    summary: 'Import the chosen education and experience',
    body: NetworkImportInput,
    response: Ack,
  },
  importPosts: {
    method: 'get',
    path: '/linkedin-import/activities/:userId',
    summary: "Import the user's posts as drafts",
    response: Ack,
    writes: true,
  },
});
