import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useConfirmationsText } from './useConfirmationsText';

interface VerificationMarkProps {
  /** Null where it is not known. */
  count: number | null;
  color?: string | undefined;
  /** Of people who confirmed, as far as they are known. */
  names?: readonly string[];
}

/** How often something was confirmed; the colour is the server's, count and words carry the meaning (D-47). */
export function VerificationMark({ count, color, names }: VerificationMarkProps) {
  const text = useConfirmationsText()(count, names);
  if (!text) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
      {/* As an inline style, where the browser ignores what is no colour; it is chosen for a light ground. */}
      <VerifiedIcon fontSize="small" aria-hidden style={{ color: color || undefined }} sx={color ? mark : null} />
      <Typography variant="body2" component="span">
        {text}
      </Typography>
    </Stack>
  );
}

/** Lighter in the dark, but not on paper. */
const mark = (theme: Theme) => theme.applyStyles('dark', { '@media not print': { filter: 'brightness(1.5)' } });
