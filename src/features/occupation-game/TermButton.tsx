import HitIcon from '@mui/icons-material/CheckCircleOutlined';
import MistakeIcon from '@mui/icons-material/CancelOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

interface TermButtonProps {
  name: string;
  state: 'open' | 'hit' | 'mistake';
  onPick: () => void;
}

/** Once picked, it shows whether it belongs to the occupation, and keeps the focus. */
export function TermButton({ name, state, onPick }: TermButtonProps) {
  const { t } = useTranslation('game');
  const isOpen = state === 'open';
  const Icon = state === 'hit' ? HitIcon : MistakeIcon;
  return (
    <ButtonBase
      aria-disabled={isOpen ? undefined : true}
      onClick={isOpen ? onPick : undefined}
      sx={({ vars: { palette } }) => ({
        // On a phone all fifteen fill the window together, and what is picked makes no row higher.
        minHeight: { xs: 'max(48px, 8.5dvh)', sm: 88 },
        px: 1,
        py: 0.5,
        gap: 0.5,
        borderRadius: 1,
        border: 1,
        borderColor: isOpen ? palette.fieldEdge : 'currentColor',
        bgcolor: isOpen ? palette.background.paper : palette.soft[state === 'hit' ? 'success' : 'error'].ground,
        color: isOpen ? palette.text.primary : palette.soft[state === 'hit' ? 'success' : 'error'].text,
        typography: { xs: 'caption', sm: 'body1' },
        hyphens: 'auto',
        '&:hover': isOpen ? { borderColor: 'primary.main' } : {},
      })}
    >
      {isOpen ? null : <Icon aria-hidden fontSize="small" />}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {isOpen ? null : <VisuallyHidden>{t(`said.is.${state}`)}</VisuallyHidden>}
      </Box>
    </ButtonBase>
  );
}
