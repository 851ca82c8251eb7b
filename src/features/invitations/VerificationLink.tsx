import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationPage } from '@/api/endpoints/endorsements';
import { profileToken } from '@/domain/invitation';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { CopyButton } from '@/ui/basics/CopyButton';
import { VerificationMark } from '@/ui/basics/VerificationMark';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { profileAddress } from './address';

const QrCode = lazyComponent(() => import('@/ui/share/QrCode'), 'QrCode');

/** The verification link of one profile, to copy or as a code, with its checkmarks (VER-01). */
export function VerificationLink({ page }: { page: VerificationPage }) {
  const { t } = useTranslation('endorsements');
  const nameOf = useOwnProfileName();
  const [showsCode, setShowsCode] = useState(false);
  const profile = nameOf(page) || t('links.noName');
  const address = profileAddress(page);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3">{profile}</Typography>
          <Link
            component={RouterLink}
            to={href('personalVerification', { token: profileToken(page) })}
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {address
              .replace(/^https?:\/\//, '')
              .split(/(?<=\/)/)
              .map((text, index) => (
                <Fragment key={index}>
                  {index > 0 ? <wbr /> : null}
                  {text}
                </Fragment>
              ))}
          </Link>
          <VerificationMark count={page.checkmarks?.count ?? 0} color={page.checkmarks?.color} />
        </Box>
        <CopyButton text={address} what={t('links.linkOf', { profile })} color="primary" />
        <Button
          aria-label={t('links.codeOf', { profile })}
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
          sx={{ px: 1, flexShrink: 0 }}
        >
          {t('links.code')}
        </Button>
      </Stack>
      {showsCode ? (
        <Suspense fallback={<Skeleton variant="rounded" width={220} height={220} sx={{ mx: 'auto' }} />}>
          <QrCode value={address} what={profile} />
        </Suspense>
      ) : null}
    </Box>
  );
}
