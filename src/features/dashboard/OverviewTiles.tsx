import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';
import { countInvitations } from '@/domain/invitation';
import { href } from '@/routes/href';
import { ProgressRing } from '@/ui/basics/ProgressRing';
import { useFormatLocale } from '@/ui/text/useLanguage';
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
  /** The number that the profiles show, too; an accepted invitation may confirm several points. */
  confirmations: number;
  /** Names of the verifiers. */
  confirmedBy: readonly string[];
  now: number;
}

/** Profiles, claims and verifications in numbers (ux 4.1). */
export function OverviewTiles(props: OverviewTilesProps) {
  const { profiles, profilesLeft, readiness, claims, invitations, confirmations, confirmedBy, now } = props;
  const { t } = useTranslation('dashboard');
  const id = useId();
  const names = new Intl.ListFormat(useFormatLocale()).format(confirmedBy);
  const published = profiles.items.filter((profile) => profile.public).length;
  const counts = countInvitations(invitations.items, now);
  const states = [
    t('tile.published', { count: published }),
    t('tile.paused', { count: profiles.items.length - published }),
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
        picture={readiness ? <ProgressRing size={5} value={readiness.done / readiness.total} labelledBy={id} /> : null}
      >
        <div>{factsText(states)}</div>
        {readiness ? (
          <div id={id}>
            {t('tile.readiness', {
              profile: readiness.profile || t('recent.place.profile'),
              count: readiness.total - readiness.done,
            })}
          </div>
        ) : null}
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
        {names ? <div>{t('tile.confirmedBy', { names })}</div> : null}
        <div>{open.filter(Boolean).join(', ')}</div>
      </OverviewTile>
    </Box>
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
