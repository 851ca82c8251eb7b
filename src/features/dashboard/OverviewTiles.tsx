import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { countInvitations } from '@/domain/invitation';
import { href } from '@/routes/href';
import { OverviewTile } from './OverviewTile';
import type { Loadable } from './loadable';

interface OverviewTilesProps {
  profiles: Loadable<{ public: boolean; verification_count: number }>;
  /** How many more profiles may be created; null where the server does not tell. */
  profilesLeft: number | null;
  claims: Loadable<{ status: string }>;
  invitations: Loadable<{ accepted: boolean; expired_at: string }>;
  now: number;
}

/** Profiles, claims and verifications in numbers (ux 4.1). */
export function OverviewTiles({ profiles, profilesLeft, claims, invitations, now }: OverviewTilesProps) {
  const { t } = useTranslation('dashboard');
  const published = profiles.items.filter((profile) => profile.public).length;
  const claimsIn = (status: string) => claims.items.filter((claim) => claim.status === status).length;
  const counts = countInvitations(invitations.items, now);
  // The number that the profiles show, too; an accepted invitation may confirm several points.
  const confirmations = profiles.items.reduce((sum, profile) => sum + profile.verification_count, 0);
  return (
    <Box
      component="section"
      aria-label={t('tile.label')}
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <OverviewTile
        {...profiles}
        icon={<BadgeIcon />}
        label={t('tile.profiles')}
        to={href('profiles')}
        count={profiles.items.length}
        details={[
          t('tile.published', { count: published }),
          t('tile.paused', { count: profiles.items.length - published }),
          profilesLeft === null ? '' : t('tile.left', { count: profilesLeft }),
        ]}
      />
      <OverviewTile
        {...claims}
        icon={<LightbulbIcon />}
        label={t('tile.claims')}
        to={href('claims')}
        count={claims.items.length}
        details={[
          t('tile.drafts', { count: claimsIn('draft') }),
          t('tile.published', { count: claimsIn('published') }),
          t('tile.paused', { count: claimsIn('paused') }),
        ]}
      />
      <OverviewTile
        {...bothOf(profiles, invitations)}
        icon={<VerifiedIcon />}
        label={t('tile.verifications')}
        to={href('verifyCompetence')}
        count={confirmations}
        details={[
          t('tile.open', { count: counts.open }),
          counts.expiring > 0 ? t('tile.expiring', { count: counts.expiring }) : '',
        ]}
      />
    </Box>
  );
}

/** Known when both are; failed, and read again, as soon as one of them is. */
function bothOf(one: Loadable<unknown>, other: Loadable<unknown>): Omit<Loadable<unknown>, 'items'> {
  return {
    request: one.request.status === 'failed' ? one.request : other.request,
    isKnown: one.isKnown && other.isKnown,
    reload: () => {
      for (const part of [one, other]) if (part.request.status === 'failed') part.reload();
    },
  };
}
