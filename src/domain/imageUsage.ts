import type { Claim } from '@/api/endpoints/claims';
import type { WorkExperience } from '@/api/endpoints/experience';
import type { Post } from '@/api/endpoints/posts';
import type { CompetenceProfile, ProfileListItem } from '@/api/endpoints/profiles';
import type { Image } from '@/api/schema/entities';

export type ImageUsage =
  | { type: 'profile'; of: ProfileListItem | CompetenceProfile }
  | { type: 'claim'; of: Claim }
  | { type: 'post'; of: Post }
  | { type: 'experience'; of: WorkExperience };

/** By the id of the image, as far as loaded entities tell: one that is missing may be used all the same. */
export function imageUsages(
  loaded: readonly (ImageUsage & { images: readonly (Image | null)[] })[],
): ReadonlyMap<string, readonly ImageUsage[]> {
  const usages = new Map<string, ImageUsage[]>();
  for (const usage of loaded) {
    for (const id of new Set(usage.images.flatMap((image) => image?.id ?? []))) {
      const previous = usages.get(id) ?? [];
      const isKnown = previous.some(({ type, of }) => type === usage.type && of.id === usage.of.id);
      if (!isKnown) usages.set(id, [...previous, usage]);
    }
  }
  return usages;
}
