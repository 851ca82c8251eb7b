import { Box, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PublicProfileData } from '@/domain/publicProfile';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PublicSection } from '@/ui/publicPage/PublicSection';

export function PublicClaims({ claims }: Pick<PublicProfileData, 'claims'>) {
  const { t } = useTranslation('publicProfile');
  return (
    <PublicSection
      title={t('claims')}
      item="claims"
      isEmpty={claims.length === 0}
      placeholder={t('placeholder.claims')}
    >
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {claims.map(({ id, question, address }) => (
          <Box
            component="li"
            key={id}
            sx={{ '& > *': { display: 'block', py: 1.25 }, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            {address ? <SafeLink href={address}>{question}</SafeLink> : <span>{question}</span>}
          </Box>
        ))}
      </Stack>
    </PublicSection>
  );
}
