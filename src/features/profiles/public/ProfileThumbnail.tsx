import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';

const OwnPublicProfile = lazy(async () => ({ default: (await import('./OwnPublicProfile')).OwnPublicProfile }));

/** The beginning of a profile's page as a small picture, which nothing can be done with. */
export function ProfileThumbnail({ profile }: { profile: CompetenceProfile }) {
  return (
    <Box
      aria-hidden
      inert
      sx={{
        width: '100%',
        maxWidth: 380,
        height: 190,
        overflow: 'hidden',
        textAlign: 'start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ zoom: 0.5 }}>
        <Suspense>
          <OwnPublicProfile profile={profile} />
        </Suspense>
      </Box>
    </Box>
  );
}
