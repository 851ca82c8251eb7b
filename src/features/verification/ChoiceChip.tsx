import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ElementType, ReactNode } from 'react';

interface ChoiceChipProps {
  label: ReactNode;
  detail?: string;
  chosen: boolean;
  onToggle: () => void;
  icons?: { chosen: ElementType; other: ElementType };
}

/** A checkbox drawn as a chip, with a visible tick (ux no. 16). */
export function ChoiceChip({
  label,
  detail,
  chosen,
  onToggle,
  icons = { chosen: CheckIcon, other: AddIcon },
}: ChoiceChipProps) {
  const Icon = chosen ? icons.chosen : icons.other;
  return (
    <ButtonBase
      role="checkbox"
      aria-checked={chosen}
      onClick={onToggle}
      sx={(theme) => ({
        minHeight: 44,
        maxWidth: '100%',
        px: 2,
        py: 0.75,
        gap: 1,
        justifyContent: 'flex-start',
        textAlign: 'start',
        borderRadius: 4,
        border: chosen ? '1px solid' : '1px dashed',
        borderColor: chosen ? 'primary.main' : 'text.secondary',
        bgcolor: chosen ? `rgba(${theme.vars.palette.primary.mainChannel} / 0.08)` : 'transparent',
        color: chosen ? 'text.primary' : 'text.secondary',
        font: 'inherit',
        overflowWrap: 'anywhere',
      })}
    >
      <Icon aria-hidden fontSize="small" color={chosen ? 'primary' : 'inherit'} />
      <Box component="span" sx={{ minWidth: 0 }}>
        {label}
        {detail ? (
          <>
            {' '}
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', display: 'block' }}>
              {detail}
            </Box>
          </>
        ) : null}
      </Box>
    </ButtonBase>
  );
}
