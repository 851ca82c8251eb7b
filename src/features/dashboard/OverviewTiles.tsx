import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { factsText, withNumbersKept } from '@/domain/plainText';
import { countInvitations } from '@/domain/invitation';
import { href } from '@/routes/href';
import { Faces } from '@/ui/basics/Faces';
import { useVerifiersText } from '@/ui/text/useConfirmationsText';
import { ClaimsBar } from './ClaimsBar';
import { OverviewTile } from './OverviewTile';
import { bothOf, type Loadable } from './loadable';
import { maxReadiness, ReadinessLines, type ProfileReadiness } from './ReadinessLines';

interface OverviewTilesProps {
  profiles: Loadable<{ public: boolean }>;
  /** Null where the server does not tell. */
  profilesLeft: number | null;
  readiness: readonly ProfileReadiness[];
  claims: Loadable<{ status: string }>;
  invitations: Loadable<{ accepted: boolean; expired_at: string }>;
  /** Sum over the profiles; null where it is not known. */
  confirmations: number | null;
  /** Since the last visit. */
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
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 2, sm: 3 },
        // As many side by side as have room for their words; the last one fills its line.
        '& > *': { flex: '1 1 19rem', minWidth: 0 },
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
        <Box sx={{ my: 0.5 }}>
          <Faces people={confirmedBy.map((name) => ({ id: name, name }))} />
        </Box>
        {verifiers ? <div>{verifiers} </div> : null}
        <div>{withNumbersKept(open.filter(Boolean).join(', '))}</div>
      </OverviewTile>
    </Box>
  );
}
