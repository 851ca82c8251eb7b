import type { Claim } from '@/api/endpoints/claims';
import type { WorkExperience } from '@/api/endpoints/experience';
import type { Post } from '@/api/endpoints/posts';
import type { CompetenceProfile, ProfileListItem } from '@/api/endpoints/profiles';
import type { Image } from '@/api/schema/entities';

/** Something that shows an image. */
export type ImageUsage =
  | { type: 'profile'; of: ProfileListItem | CompetenceProfile }
  | { type: 'claim'; of: Claim }
  | { type: 'post'; of: Post }
  | { type: 'experience'; of: WorkExperience };

/** What is loaded of all that can show images. */
export interface LoadedEntities {
  profiles: readonly ProfileListItem[];
  profileDetails: readonly CompetenceProfile[];
  claimDetails: readonly Claim[];
  posts: readonly Post[];
  experience: readonly WorkExperience[];
}

/**
 * Where images are used, by the id of the image, as far as loaded entities tell. An image that is missing here may be
 * used all the same.
 */
export function imageUsages(loaded: LoadedEntities): ReadonlyMap<string, readonly ImageUsage[]> {
  const usages = new Map<string, ImageUsage[]>();
  const add = (usage: ImageUsage, images: readonly (Image | null)[]) => {
    for (const id of new Set(images.flatMap((image) => image?.id ?? []))) {
      const known = usages.get(id) ?? [];
      const isKnown = known.some(({ type, of }) => type === usage.type && of.id === usage.of.id);
      if (!isKnown) usages.set(id, [...known, usage]);
    }
  };
  for (const of of loaded.profiles) add({ type: 'profile', of }, [of.profile_picture]);
  for (const of of loaded.profileDetails) {
    const stories = of.competence_stories.flatMap(({ image_gallery }) => image_gallery);
    const connections = of.personal_connections.map(({ image }) => image);
    add({ type: 'profile', of }, [of.profile_picture, ...stories, ...connections]);
  }
  for (const of of loaded.claimDetails) {
    add({ type: 'claim', of }, [...of.short_answer_images, ...of.long_answers.flatMap(({ images }) => images)]);
  }
  for (const of of loaded.posts) add({ type: 'post', of }, of.images);
  for (const of of loaded.experience) add({ type: 'experience', of }, [of.logo, ...of.image_gallery]);
  return usages;
}
