import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';
import { countInvitations } from '@/domain/invitation';
import { href } from '@/routes/href';
import { ProgressRing } from '@/ui/basics/ProgressRing';
import { useVerifiersText } from '@/ui/text/useConfirmationsText';
import { ClaimsBar } from './ClaimsBar';
import { OverviewTile } from './OverviewTile';
import type { Loadable } from './loadable';

interface OverviewTilesProps {
  profiles: Loadable<{ public: boolean }>;
  /** How many more profiles may be created; null where the server does not tell. */
  profilesLeft: number | null;
  /** What is done and needed for the next profile to be published; null where there is none, or it is not known. */
  readiness: { profile: string; done: number; total: number } | null;
  claims: Loadable<{ status: string }>;
  invitations: Loadable<{ accepted: boolean; expired_at: string }>;
  /** The number that the profiles show together; null where it is not known. */
  confirmations: number | null;
  /** Names of the verifiers. */
  confirmedBy: readonly string[];
  now: number;
}

/** Profiles, claims and verifications in numbers (ux 4.1). */
export function OverviewTiles(props: OverviewTilesProps) {
  const { profiles, profilesLeft, readiness, claims, invitations, confirmations, confirmedBy, now } = props;
  const { t } = useTranslation('dashboard');
  const verifiers = useVerifiersText()(confirmations, confirmedBy);
  const published = profiles.items.filter((profile) => profile.public).length;
  const counts = countInvitations(invitations.items, now);
  const states = [
    t('tile.published', { count: published }),
    profiles.items.length > published ? t('tile.paused', { count: profiles.items.length - published }) : '',
    profilesLeft === null ? '' : t('tile.left', { count: profilesLeft }),
  ];
  const open = [
    t('tile.open', { count: counts.open }),
    counts.expiring > 0 ? t('tile.expiring', { count: counts.expiring }) : '',
  ];
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
      >
        <div>{factsText(states)}</div>
        {readiness ? <Readiness {...readiness} /> : null}
      </OverviewTile>
      <OverviewTile
        {...claims}
        icon={<LightbulbIcon />}
        label={t('tile.claims')}
        to={href('claims')}
        count={claims.items.length}
      >
        <ClaimsBar claims={claims.items} />
      </OverviewTile>
      <OverviewTile
        {...bothOf(profiles, invitations)}
        icon={<VerifiedIcon />}
        label={t('tile.verifications')}
        to={href('verifyCompetence')}
        count={confirmations}
      >
        {verifiers ? <div>{verifiers}</div> : null}
        <div>{open.filter(Boolean).join(', ')}</div>
      </OverviewTile>
    </Box>
  );
}

/** How far a profile is from being published, as a ring and in the words beside it. */
function Readiness({ profile, done, total }: NonNullable<OverviewTilesProps['readiness']>) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <ProgressRing size={2.5} value={done / total} />
      <span>{t('tile.readiness', { profile: profile || t('recent.place.profile'), count: total - done, total })}</span>
    </Stack>
  );
}

/** Known when both are; failed, and read again, as soon as one of them is. */
function bothOf(one: Loadable<unknown>, other: Loadable<unknown>): Omit<Loadable<unknown>, 'items'> {
  return {
    request: one.request.status === 'failed' ? one.request : other.request,
    isKnown: one.isKnown && other.isKnown,
    reload: () => {
      for (const tile of [one, other]) if (tile.request.status === 'failed') tile.reload();
    },
  };
}
