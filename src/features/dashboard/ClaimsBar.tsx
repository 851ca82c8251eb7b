import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

const segments = [
  { status: 'draft', text: 'drafts', color: 'fieldEdge' },
  { status: 'published', text: 'published', color: 'success.main' },
  { status: 'paused', text: 'paused', color: 'warning.main' },
] as const;

export function ClaimsBar({ claims }: { claims: readonly { status: string }[] }) {
  const { t } = useTranslation('dashboard');
  const counted = segments
    .map((segment) => ({ ...segment, count: claims.filter(({ status }) => status === segment.status).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <Stack direction="row" aria-hidden sx={{ gap: '2px', mb: 1, borderRadius: 1, overflow: 'hidden' }}>
        {counted.map(({ status, color, count }) => (
          <Box key={status} sx={{ flexGrow: count, height: 8, bgcolor: color }} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap' }}>
        {counted.map(({ status, text, color, count }) => (
          <Stack key={status} component="span" direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
            <Box component="span" aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color }} />
            {t(`tile.${text}`, { count })}{' '}
          </Stack>
        ))}
      </Stack>
    </>
  );
}
