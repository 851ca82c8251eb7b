import { useMemo } from 'react';
import { imageUsages } from '@/domain/imageUsage';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { imagesOfExperience } from '@/entities/career/experienceImages';
import { fetchExperience, selectExperience, selectExperienceRequest } from '@/entities/career/careerSlice';
import { imagesOfClaim } from '@/entities/claim/claimImages';
import { selectLoadedClaims } from '@/entities/claim/claimsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { imagesOfProfile } from '@/entities/profile/profileImages';
import { selectLoadedProfiles, selectProfiles } from '@/entities/profile/profilesSlice';

/** By image id, as far as profiles, claims, posts and career entries are loaded. */
export function useImageUsage() {
  useLoad<void>(fetchExperience, undefined, useRequest(selectExperienceRequest));
  const profiles = useAppSelector(selectProfiles);
  const profileDetails = useAppSelector(selectLoadedProfiles);
  const claimDetails = useAppSelector(selectLoadedClaims);
  const posts = useAppSelector(selectPosts);
  const experience = useAppSelector(selectExperience);
  return useMemo(
    () =>
      imageUsages([
        ...profiles.map((of) => ({ type: 'profile' as const, of, images: [of.profile_picture] })),
        ...profileDetails.map((of) => ({ type: 'profile' as const, of, images: imagesOfProfile(of) })),
        ...claimDetails.map((of) => ({ type: 'claim' as const, of, images: imagesOfClaim(of) })),
        ...posts.map((of) => ({ type: 'post' as const, of, images: of.images })),
        ...experience.map((of) => ({ type: 'experience' as const, of, images: imagesOfExperience(of) })),
      ]),
    [profiles, profileDetails, claimDetails, posts, experience],
  );
}
