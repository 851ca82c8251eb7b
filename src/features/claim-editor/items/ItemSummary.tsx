import { Box, Typography } from '@mui/material';
import { truncate } from '@/domain/plainText';
import { tallLink } from '@/ui/basics/hitArea';
import { SafeLink } from '@/ui/basics/SafeLink';

interface ItemSummaryProps {
  title: string;
  text: string;
  link: string;
}

const shownCharacters = 140;

export function ItemSummary({ title, text, link }: ItemSummaryProps) {
  return (
    <Box sx={{ py: 0.5, overflowWrap: 'anywhere', hyphens: 'auto' }}>
      <Typography sx={text || link ? { fontWeight: 600 } : undefined}>{title}</Typography>
      {text ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {truncate(text, shownCharacters)}
        </Typography>
      ) : null}
      {link ? (
        <Typography variant="body2" component="div">
          <SafeLink href={link} sx={tallLink} />
        </Typography>
      ) : null}
    </Box>
  );
}
