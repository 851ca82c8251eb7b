import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { SafeLink } from '@/ui/basics/SafeLink';

/** Source and video of the whole claim, read only: no call changes them (D-39). */
export function SourceVideoSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const links = [
    { key: 'source', address: claim.source_link },
    { key: 'video', address: claim.video_link },
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, mb: 2, '& dd': { m: 0, mb: 1 } }}>
        {links.map(({ key, address }) =>
          address ? (
            <div key={key}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`sourceVideo.${key}`)}
              </Typography>
              <dd>
                <SafeLink href={address}>{address}</SafeLink>
              </dd>
            </div>
          ) : null,
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('sourceVideo.fixed')}
      </Typography>
    </>
  );
}
