import { Box, Stack } from '@mui/material';
import type { PublicProfileData } from '@/domain/publicProfile';
import { PagePlaceContext, type PublicPageOptions } from '@/ui/publicPage/PublicSection';
import { InLanguage } from '@/ui/text/InLanguage';
import { PublicClaims } from './PublicClaims';
import { PublicContact } from './PublicContact';
import { PublicEducation } from './PublicEducation';
import { PublicExperience } from './PublicExperience';
import { PublicHead } from './PublicHead';
import { PublicSkills } from './PublicSkills';
import { PublicStories } from './PublicStories';

interface PublicProfileProps extends PublicPageOptions {
  data: PublicProfileData;
}

/** In the profile's language (D-63) and as wide as its container; in one column the skills come first. It suspends. */
export function PublicProfile({ data, level = 2, hasPlaceholders = false }: PublicProfileProps) {
  return (
    <InLanguage language={data.language}>
      <PagePlaceContext value={{ level, hasPlaceholders, texts: 'publicProfile' }}>
        <Box component="article" lang={data.language} sx={{ containerType: 'inline-size', color: 'text.primary' }}>
          <PublicHead data={data} />
          <Box sx={columns}>
            <Box sx={{ gridArea: 'skills' }}>
              <PublicSkills skills={data.skills} />
            </Box>
            <Stack sx={{ gridArea: 'path', gap: 4 }}>
              <PublicExperience data={data} />
              <PublicEducation data={data} />
              <PublicStories data={data} />
            </Stack>
            <Stack sx={{ gridArea: 'reach', gap: 4 }}>
              <PublicClaims claims={data.claims} />
              <PublicContact contacts={data.contacts} />
            </Stack>
          </Box>
        </Box>
      </PagePlaceContext>
    </InLanguage>
  );
}

const columns = {
  display: 'grid',
  columnGap: 5,
  rowGap: 4,
  alignItems: 'start',
  p: { xs: 2.5, '@40': 5 },
  '@media print': { '&&': { px: 0 } },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    '@40': 'minmax(0, 1fr) 220px',
    '@52.5': 'minmax(0, 1fr) 280px',
  },
  gridTemplateRows: { '@40': 'auto 1fr' },
  gridTemplateAreas: { xs: '"skills" "path" "reach"', '@40': '"path skills" "path reach"' },
} as const;
