import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { truncate } from '@/domain/plainText';
import { SafeLink } from '@/ui/basics/SafeLink';

interface ItemSummaryProps {
  title: string;
  text?: string;
  /** An address that the item names. */
  link?: string;
}

/** Letters of an item's text that its row shows. */
const shownCharacters = 140;

/** An item of a list as its row shows it: its title, the beginning of its text, and its link. */
export function ItemSummary({ title, text = '', link = '' }: ItemSummaryProps) {
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
          <SafeLink href={link} />
        </Typography>
      ) : null}
    </Box>
  );
}
