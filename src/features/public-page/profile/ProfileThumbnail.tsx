import { Suspense } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';

const OwnPublicProfile = lazyComponent(() => import('./OwnPublicProfile'), 'OwnPublicProfile');

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
