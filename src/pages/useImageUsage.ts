import { useMemo } from 'react';
import { imageUsages } from '@/domain/imageUsage';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchExperience, selectExperience, selectExperienceRequest } from '@/entities/career/experienceSlice';
import { selectLoadedClaims } from '@/entities/claim/claimsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { selectLoadedProfiles, selectProfiles } from '@/entities/profile/profilesSlice';

/** Where images are used, by id: as far as profiles, claims, posts and career entries are loaded. */
export function useImageUsage() {
  useLoad<void>(fetchExperience, undefined, useRequest(selectExperienceRequest));
  const profiles = useAppSelector(selectProfiles);
  const profileDetails = useAppSelector(selectLoadedProfiles);
  const claimDetails = useAppSelector(selectLoadedClaims);
  const posts = useAppSelector(selectPosts);
  const experience = useAppSelector(selectExperience);
  return useMemo(
    () => imageUsages({ profiles, profileDetails, claimDetails, posts, experience }),
    [profiles, profileDetails, claimDetails, posts, experience],
  );
}
