import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/platform/config';
import type { Person } from '@/api/schema/entities';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { Disclosure } from '@/ui/basics/Disclosure';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { AfterConfirmation } from './AfterConfirmation';
import { ExpertHead, type Expert } from './ExpertHead';
import { VerificationFrame } from './VerificationFrame';

interface ThankYouProps {
  expert: Expert;
  owner: Person | null;
  /** The visitor's name; '' where it is not known. */
  visitor: string;
  confirmed: readonly string[];
}

/** With more rows the buttons would be out of sight on a small phone. */
const maxRows = 4;

/** Thanks, what was confirmed, and ways to go on (ux no. 17). */
export function ThankYou({ expert, owner, visitor, confirmed }: ThankYouProps) {
  const { t } = useTranslation('verification');
  const inSight = confirmed.length > maxRows ? maxRows - 1 : maxRows;
  return (
    <VerificationFrame
      top={<AnimatedTick />}
      title={visitor ? t('done.titleNamed', { visitor }) : t('done.title')}
      intro={t('done.text', expert.inText)}
    >
      <Stack sx={{ gap: 3 }}>
        <Card sx={{ display: 'grid', gap: 2, p: 2 }}>
          <ExpertHead {...expert} message="" />
          <Points points={confirmed.slice(0, inSight)} />
          {confirmed.length > inSight ? (
            <Disclosure summary={t('signIn.more', { count: confirmed.length - inSight })}>
              <Points points={confirmed.slice(inSight)} />
            </Disclosure>
          ) : null}
        </Card>
        <Stack sx={{ gap: 1 }}>
          {/* As high as the button that comes. */}
          <Stack sx={{ minHeight: 44 }}>
            <AfterConfirmation owner={owner} />
          </Stack>
          {'share' in navigator ? (
            <Button variant="outlined" onClick={() => void share(t('done.shareText', expert.inText))}>
              {t('done.share')}
            </Button>
          ) : null}
          <Button component={RouterLink} to={href('dashboard')}>
            {t('done.close')}
          </Button>
        </Stack>
      </Stack>
    </VerificationFrame>
  );
}

function Points({ points }: { points: readonly string[] }) {
  const { t } = useTranslation('verification');
  return (
    <Box component="ul" aria-label={t('done.list')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {points.map((point, index) => (
        <Stack component="li" direction="row" key={index} sx={{ gap: 1 }}>
          <CheckIcon aria-hidden color="success" fontSize="small" sx={{ mt: 0.25 }} />
          <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{point}</Typography>
        </Stack>
      ))}
    </Box>
  );
}

/** Shares the product's own address: the one of this page is a secret. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text, url: addressOf('/') });
  } catch {
    // Closing the share sheet is no failure.
  }
}
