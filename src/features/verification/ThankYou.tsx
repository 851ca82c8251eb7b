import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { VerificationFrame } from './VerificationFrame';

interface ThankYouProps {
  /** The expert. */
  expert: string;
  /** The visitor's first name; '' where it is not known. */
  visitor: string;
  /** The confirmed items, in words. */
  confirmed: readonly string[];
}

/** The end of a verification: thanks, what was confirmed, and ways to go on (ux no. 17). */
export function ThankYou({ expert, visitor, confirmed }: ThankYouProps) {
  const { t } = useTranslation('verification');
  return (
    <VerificationFrame
      top={<AnimatedTick />}
      title={visitor ? t('done.titleNamed', { visitor }) : t('done.title')}
      intro={t('done.text', { name: expert })}
    >
      <Stack sx={{ gap: 3, alignItems: 'stretch' }}>
        <Box component="ul" aria-label={t('done.list')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {confirmed.map((point, index) => (
            <Stack component="li" direction="row" key={index} sx={{ gap: 1 }}>
              <CheckIcon aria-hidden color="success" fontSize="small" sx={{ mt: 0.25 }} />
              <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{point}</Typography>
            </Stack>
          ))}
        </Box>
        <Stack sx={{ gap: 1 }}>
          <Button variant="contained" size="large" component={RouterLink} to={href('dashboard')}>
            {t('done.close')}
          </Button>
          {'share' in navigator ? (
            <Button size="large" onClick={() => void share(t('done.shareText', { name: expert }))}>
              {t('done.share')}
            </Button>
          ) : null}
        </Stack>
        <Link component={RouterLink} to={href('newProfile')} sx={{ alignSelf: 'center', py: 1.5 }}>
          {t('done.ownProfile')}
        </Link>
      </Stack>
    </VerificationFrame>
  );
}

/** Shares the product's own address: the one of this page is a secret. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text, url: window.location.origin });
  } catch {
    // Closing the share sheet is no failure.
  }
}
