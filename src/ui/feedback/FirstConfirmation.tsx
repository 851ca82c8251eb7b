import { Box, keyframes, Stack, type Theme, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

interface FirstConfirmationProps {
  /** The number that the profiles show. */
  count: number;
  before?: number;
  /** Name of who confirmed; '' where none is delivered. */
  person: string;
}

/** An animation: the avatar of the person moves in, then the number turns over from the one before. */
export function FirstConfirmation({ count, before = 0, person }: FirstConfirmationProps) {
  const { t } = useTranslation();
  return (
    <Stack
      direction="row"
      sx={{ gap: 2, alignItems: 'center', px: 3, py: 2, borderRadius: 1.5, bgcolor: 'background.raised' }}
    >
      {person ? (
        <Box sx={moment(arrive, 0)}>
          <PersonAvatar id="" name={person} size={8} />
        </Box>
      ) : null}
      <div>
        <Typography variant="display" component="div" aria-hidden sx={oneLine}>
          <Box sx={[{ transform: 'translateY(-50%)' }, moment(turn, 1)]}>
            <div>{before}</div>
            <div>{count}</div>
          </Box>
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <VisuallyHidden>{count} </VisuallyHidden>
          {t('confirmations.label', { count })}
        </Typography>
      </div>
    </Stack>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translate(-56px, -32px) scale(0.6); }
  60% { opacity: 1; }
`;

const turn = keyframes`
  from { transform: none; }
`;

const moment =
  (motion: typeof arrive, place: 0 | 1) =>
  ({ transitions: { duration, easing } }: Theme) => ({
    animation: `${motion} ${duration.complex}ms ${easing.easeOut} ${duration.shortest + place * duration.complex}ms both`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  });

const oneLine = ({ typography }: Theme) => ({ height: `${typography.display.lineHeight}em`, overflow: 'hidden' });
