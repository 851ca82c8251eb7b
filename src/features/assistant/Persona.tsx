import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import face from '@/ui/drawings/assistant.svg?no-inline';
import { LineDrawing } from '@/ui/feedback/Drawing';

export function Persona() {
  const { t } = useTranslation('assistant');
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <LineDrawing file={face} width={96} />
      <Box>
        <Typography>{t('persona.greeting')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('persona.note')}
        </Typography>
      </Box>
    </Stack>
  );
}
