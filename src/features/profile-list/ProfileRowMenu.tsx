import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { href } from '@/routes/href';
import { focusPageHeading } from '@/ui/basics/focus';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { Sharing } from '@/ui/share/useSharing';
import { ProfileMenu } from '@/features/publishing';

/* Publishing needs the whole profile and its checks: they come when they are asked for (performance, S2). */
const PublishFromList = lazyComponent(() => import('./PublishFromList'), 'PublishFromList');

interface ProfileRowMenuProps {
  profile: ProfileListItem;
  /** On a phone, where the row has no room for its actions. */
  sharing: Sharing | null;
}

/** What else can be done with a profile of the list. */
export function ProfileRowMenu({ profile, sharing }: ProfileRowMenuProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const [isPublishing, setPublishing] = useState(false);
  // A closing dialog leads to what is missing: it stays until it is gone from the screen.
  const [wasOpened, setWasOpened] = useState(false);
  if (isPublishing && !wasOpened) setWasOpened(true);
  const rowActions = sharing
    ? [
        ...(sharing.address === null
          ? []
          : [
              { key: 'view', label: t('common:action.view'), href: sharing.address },
              { key: 'share', label: t('common:action.share'), onClick: sharing.open },
            ]),
        { key: 'edit', label: t('common:action.edit'), to: href('profile', { profileId: profile.id }), divider: true },
      ]
    : [];
  const publish = canChangeProfile(profile, 'publish')
    ? [{ key: 'publish', label: t('publish.action'), onClick: () => setPublishing(true) }]
    : [];
  return (
    <>
      <ProfileMenu
        profile={profile}
        actions={[...rowActions, ...publish]}
        // The row is gone with its profile, and with it the place of the focus.
        onDeleted={() => requestAnimationFrame(focusPageHeading)}
      />
      {wasOpened ? (
        <Suspense>
          <PublishFromList profileId={profile.id} open={isPublishing} onClose={() => setPublishing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
