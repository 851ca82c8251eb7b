import { useMemo } from 'react';
import { selectLoadedClaims } from '@/features/claims';
import { fetchExperience, selectExperience, selectExperienceRequest } from '@/features/career';
import { selectPosts } from '@/features/posts';
import { selectLoadedProfiles, selectProfiles } from '@/features/profiles';
import { imageUsages } from '@/domain/imageUsage';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';

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
