import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { invitationFilters, type InvitationFilter } from '@/domain/invitation';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** How many invitations are open, about to expire, expired and confirmed (ux no. 12). */
export function InvitationCounters({ counts }: { counts: Record<InvitationFilter, number> }) {
  const { t } = useTranslation('endorsements');
  const locale = useFormatLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
    >
      {invitationFilters.map((filter) => (
        <Box
          key={filter}
          sx={{
            // The number stands above its label, which comes first for assistive technology.
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            p: 2,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`counter.${filter}`)}
          </Typography>
          <Typography component="dd" variant="h1" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {number.format(counts[filter])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
