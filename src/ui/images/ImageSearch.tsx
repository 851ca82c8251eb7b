import SearchIcon from '@mui/icons-material/SearchOutlined';
import { OutlinedInput, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface ImageSearchProps {
  text: string;
  count: number;
  onChange: (text: string) => void;
}

export function ImageSearch({ text, count, onChange }: ImageSearchProps) {
  const { t } = useTranslation('images');
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <OutlinedInput
        type="search"
        value={text}
        placeholder={t('library.search')}
        onChange={({ target }) => onChange(target.value)}
        startAdornment={
          <SearchIcon aria-hidden fontSize="small" sx={{ marginInlineEnd: 1, color: 'text.secondary' }} />
        }
        slotProps={{ input: { 'aria-label': t('library.search') } }}
        sx={{ flex: '1 1 240px', maxWidth: 440 }}
      />
      <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
        {t('library.found', { count })}
      </Typography>
    </Stack>
  );
}
