import { Box, Link, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUsages, type ImageUsage } from '@/domain/imageUsage';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { imagesOfExperience } from '@/entities/career/experienceImages';
import { fetchExperience, selectExperience, selectExperienceRequest } from '@/entities/career/careerSlice';
import { imagesOfClaim } from '@/entities/claim/claimImages';
import { selectLoadedClaims } from '@/entities/claim/claimsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { imagesOfProfile } from '@/entities/profile/profileImages';
import { selectLoadedProfiles, selectProfiles } from '@/entities/profile/profilesSlice';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';

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

/** An empty list does not mean that nothing shows the image, so then nothing is rendered. */
export function ImageUsageList({ usages }: { usages: readonly ImageUsage[] }) {
  const { t } = useTranslation('images');
  const nameOf = useUsageName();
  if (usages.length === 0) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('usage.label')}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, typography: 'body2' }}>
        {usages.map((usage) => {
          const to = addressOf(usage);
          const text = t(`usage.${usage.type}`, { name: nameOf(usage) });
          return (
            <li key={`${usage.type}-${usage.of.id}`}>
              {to ? (
                <Link component={RouterLink} to={to}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

function useUsageName(): (usage: ImageUsage) => string {
  const { t } = useTranslation('images');
  const occupationOf = useOwnOccupation();
  return (usage) => {
    const { type } = usage;
    const name =
      type === 'profile'
        ? occupationOf(usage.of)
        : type === 'claim'
          ? usage.of.question
          : type === 'post'
            ? usage.of.title
            : usage.of.job_title;
    return name || t('usage.unnamed');
  };
}

function addressOf(usage: ImageUsage): string | null {
  if (usage.type === 'profile') return href('profile', { profileId: usage.of.id });
  if (usage.type === 'claim') return href('claim', { claimId: usage.of.id });
  const [profile] = usage.type === 'experience' ? usage.of.competence_profiles : [];
  return profile ? href('profile', { profileId: profile.id }, { experience: usage.of.id }) : null;
}
