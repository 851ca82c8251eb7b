import { lazy, Suspense } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';

const OwnPublicProfile = lazy(async () => ({ default: (await import('./OwnPublicProfile')).OwnPublicProfile }));

/** The beginning of a profile's page as a small picture. */
export function ProfileThumbnail({ profile }: { profile: CompetenceProfile }) {
  return (
    <PageThumbnail>
      <Suspense>
        <OwnPublicProfile profile={profile} />
      </Suspense>
    </PageThumbnail>
  );
}
