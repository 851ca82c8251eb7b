import { Alert, Box, Button, Card, Stack, Typography, useTheme } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/api/endpoints/authentication';
import type { Person } from '@/api/schema/entities';
import { displayName } from '@/domain/displayName';
import { fetchInvitableProfiles } from '@/entities/invitation/endorsementsSlice';
import { addressOf } from '@/platform/config';
import { href, inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useRead } from '@/store/hooks';
import { BusyButton } from '@/ui/basics/BusyButton';
import { Disclosure } from '@/ui/basics/Disclosure';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { DeviceShareButton } from '@/ui/basics/DeviceShareButton';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import type { Answers } from './ConfirmBar';
import { ExpertHead, type Expert } from '@/ui/verification/ExpertHead';
import { VerificationFrame } from './VerificationFrame';

interface ThankYouProps {
  expert: Expert;
  user: SessionUser | null;
  confirmed: Pick<Answers, 'summary' | 'onPage' | 'relations'>;
}

export function ThankYou({ expert, user, confirmed }: ThankYouProps) {
  const { t } = useTranslation('verification');
  const visitor = user ? displayName(user) : '';
  const { summary, onPage } = confirmed;
  // Who confirmed relations alone sees these.
  const [points, relations] = onPage.length > 0 ? [onPage, confirmed.relations] : [summary, []];
  return (
    <VerificationFrame
      top={<AnimatedTick />}
      title={visitor ? t('done.titleNamed', { visitor }) : t('done.title')}
      intro={t('done.text', expert.inText)}
    >
      <Stack sx={{ gap: 2 }}>
        <ConfirmedPage expert={expert} visitor={visitor} points={points} relations={relations} />
        <Stack sx={{ gap: 1 }}>
          {/* As high as the button that comes. */}
          <Stack sx={{ minHeight: 44 }}>
            <NextStep owner={expert.owner} />
          </Stack>
          <PassOn expert={expert} visitor={visitor} points={points} />
          <Button component={RouterLink} to={href('dashboard')}>
            {t('done.close')}
          </Button>
        </Stack>
      </Stack>
    </VerificationFrame>
  );
}

interface ConfirmedProps {
  expert: Expert;
  visitor: string;
  points: readonly string[];
}

/** With more rows the buttons would be out of sight on a small phone. */
const maxRows = 4;

/** Tells what this visitor confirmed; whom else the page names is not known here. */
function ConfirmedPage({ expert, visitor, points, relations }: ConfirmedProps & { relations: readonly string[] }) {
  const { t } = useTranslation('verification');
  const id = useId();
  const hasFold = points.length + Math.sign(relations.length) > maxRows;
  const [inSight, folded] = hasFold ? [points.slice(0, maxRows - 1), points.slice(maxRows - 1)] : [points, []];
  const list = (items: readonly string[]) => (
    <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((point, index) => (
        <Stack component="li" direction="row" key={index} sx={pointRow}>
          <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{point}</Typography>
          {/* By the name alone, as on the page itself, so that the tint is the same. */}
          <PersonAvatar id="" name={visitor} size={4} />
        </Stack>
      ))}
    </Box>
  );
  const others = relations.length > 0 && (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', py: 0.5 }}>
      {t('done.relations', { points: relations.join(' · ') })}
    </Typography>
  );
  return (
    <Card>
      <Box sx={{ px: 2, py: 1.5, bgcolor: 'background.hero' }}>
        <ExpertHead expert={expert} />
      </Box>
      <Box sx={{ px: 2, py: 0.5 }}>
        <Typography variant="caption" component="p" id={id} sx={{ color: 'text.secondary', py: 0.5 }}>
          {t('done.page', expert.ofFirstname)}
        </Typography>
        {list(inSight)}
        {hasFold ? (
          <Disclosure summary={t('signIn.more', { count: folded.length + relations.length })}>
            {list(folded)}
            {others}
          </Disclosure>
        ) : (
          others
        )}
      </Box>
    </Card>
  );
}

const pointRow = { gap: 1, py: 0.5, alignItems: 'center', borderTop: 1, borderColor: 'divider' } as const;

const canSendPictures = () =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'p.png', { type: 'image/png' })] });

/** As a picture of what was confirmed, or in words where nobody is named or no picture can be sent. */
function PassOn({ expert, visitor, points }: ConfirmedProps) {
  const { t } = useTranslation('verification');
  const theme = useTheme();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // The product's own address: the one of this page is a secret.
  const words = { text: t('done.shareText', expert.inText), url: addressOf('/') };
  const inWords = <DeviceShareButton data={words}>{t('done.share')}</DeviceShareButton>;
  if (!expert.owner || !visitor) return inWords;
  const isSent = canSendPictures();
  const hasFailed = state === 'failed';
  const passOn = async () => {
    setState('busy');
    // Its code comes from the server.
    const { passOnPicture } = await import('./confirmationPicture');
    await passOnPicture({ expert, visitor, points }, theme, words);
    setState('idle');
  };
  const press = () => void passOn().catch(() => setState('failed'));
  return (
    <>
      <BusyButton variant="outlined" busy={state === 'busy'} onClick={press}>
        {t(isSent ? 'done.sharePicture' : 'done.savePicture')}
      </BusyButton>
      {hasFailed ? <Alert severity="error">{t('done.noPicture')}</Alert> : null}
      {isSent && !hasFailed ? null : inWords}
    </>
  );
}

/** With a published profile the expert is asked back, else one is offered (D-81). The name travels in router state. */
function NextStep({ owner }: { owner: Person | null }) {
  const { t } = useTranslation('verification');
  const result = useRead(fetchInvitableProfiles, undefined);
  if (result === null) return null;
  const firstname = owner?.firstname.trim() ?? '';
  const canAskBack = owner && firstname && 'data' in result && result.data.length > 0;
  const target = canAskBack
    ? { to: inviteHref, state: { firstname, lastname: owner.lastname } }
    : { to: href('newProfile') };
  return (
    <Button variant="contained" size="large" component={RouterLink} {...target}>
      {canAskBack ? t('done.askBack', { name: firstname }) : t('done.ownProfile')}
    </Button>
  );
}
