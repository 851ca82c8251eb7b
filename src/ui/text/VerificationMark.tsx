import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Stack, type Theme, Typography } from '@mui/material';
import { AvatarGroup } from '@/ui/basics/AvatarGroup';
import { useConfirmationsText } from './useConfirmationsText';

interface VerificationMarkProps {
  /** Null where it is not known. */
  count: number | null;
  color?: string | undefined;
  /** People who confirmed, as far as their names are known. */
  names?: readonly string[];
}

/** People first, then the number. The colour is the server's; count and words carry the meaning (D-47). */
export function VerificationMark({ count, color, names = [] }: VerificationMarkProps) {
  const text = useConfirmationsText()(count, names);
  if (!text) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <AvatarGroup people={names.map((name) => ({ id: name, name }))} />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
        {/* An inline style, since browsers ignore an invalid colour there; it is chosen for a light background. */}
        <VerifiedIcon fontSize="small" aria-hidden style={{ color: color || undefined }} sx={color ? mark : null} />
        <Typography variant="body2" component="span">
          {text}
        </Typography>
      </Stack>
    </Stack>
  );
}

/** Lighter in dark mode, but not on paper. */
const mark = (theme: Theme) => theme.applyStyles('dark', { '@media not print': { filter: 'brightness(1.5)' } });
