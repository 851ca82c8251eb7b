import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import AvatarGroup from '@mui/material/AvatarGroup';
import { useTranslation } from 'react-i18next';
import { factsText, withNumbersKept } from '@/domain/plainText';
import { countInvitations } from '@/domain/invitation';
import { href } from '@/routes/href';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { useVerifiersText } from '@/ui/text/useConfirmationsText';
import { ClaimsBar } from './ClaimsBar';
import { OverviewTile } from './OverviewTile';
import { bothOf, type Loadable } from './loadable';
import { maxReadiness, ReadinessLines, type ProfileReadiness } from './ReadinessLines';

interface OverviewTilesProps {
  profiles: Loadable<{ public: boolean }>;
  /** How many more profiles may be created; null where the server does not tell. */
  profilesLeft: number | null;
  readiness: readonly ProfileReadiness[];
  claims: Loadable<{ status: string }>;
  invitations: Loadable<{ accepted: boolean; expired_at: string }>;
  /** The number that the profiles show together; null where it is not known. */
  confirmations: number | null;
  /** How many came since the last visit. */
  newConfirmations: number;
  /** Names of the verifiers. */
  confirmedBy: readonly string[];
  now: number;
}

/** Profiles, claims and verifications in numbers (ux 4.1). */
export function OverviewTiles(props: OverviewTilesProps) {
  const { profiles, profilesLeft, readiness, claims, invitations, confirmations, confirmedBy, now } = props;
  const { newConfirmations } = props;
  const { t } = useTranslation('dashboard');
  const verifiers = useVerifiersText()(confirmations, confirmedBy);
  const published = profiles.items.filter((profile) => profile.public).length;
  const counts = countInvitations(invitations.items, now);
  const paused = profiles.items.length - published;
  const isCounted = readiness.length > maxReadiness || readiness.length === 0;
  const states = [
    isCounted ? t('tile.published', { count: published }) : '',
    isCounted && paused > 0 ? t('tile.paused', { count: paused }) : '',
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
        <ReadinessLines profiles={readiness} />
      </OverviewTile>
      <OverviewTile
        {...claims}
        isShort
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
        {newConfirmations > 0 ? (
          <Box sx={{ color: 'success.main', fontWeight: 600 }}>{t('tile.new', { count: newConfirmations })} </Box>
        ) : null}
        <Faces names={confirmedBy} />
        {verifiers ? <div>{verifiers} </div> : null}
        <div>{withNumbersKept(open.filter(Boolean).join(', '))}</div>
      </OverviewTile>
    </Box>
  );
}

/** So many people are shown at once. */
const maxFaces = 5;

/** Those who have confirmed, for the eye: their names are below. */
function Faces({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <AvatarGroup aria-hidden max={maxFaces + 1} sx={faces}>
      {names.slice(0, maxFaces).map((name) => (
        <PersonAvatar key={name} id="" name={name} size={4} />
      ))}
    </AvatarGroup>
  );
}

/** What parts the faces is of the card's colour, and begins outside of the line of the words. */
const faces = {
  justifyContent: 'flex-end',
  marginInlineStart: '-2px',
  my: 0.25,
  '& .MuiAvatar-root': { borderColor: 'background.paper' },
} as const;
