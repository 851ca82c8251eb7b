import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Card, Stack, Switch, type Theme, Typography } from '@mui/material';
import { useId, type ElementType, type ReactNode } from 'react';
import { ChipButton } from '@/ui/basics/ChipButton';

interface SectionProps {
  title: string;
  hint?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, hint, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Stack direction="row" sx={sectionHead}>
        <Typography variant="h2" id={id} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {hint ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      ) : null}
      <Card sx={{ mt: 1 }}>{children}</Card>
    </Box>
  );
}

const sectionHead = (theme: Theme) =>
  ({
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 2,
    '& > .MuiButton-text': theme.mixins.textButtonAtEdge,
  }) as const;

export function YesNoRow(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const { label, checked, onChange } = props;
  return (
    <Box component="label" sx={yesNo}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Switch
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ flexShrink: 0 }}
        slotProps={{ input: { role: 'switch' } }}
      />
    </Box>
  );
}

const yesNo = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 56,
  px: 2,
  py: 1,
  cursor: 'pointer',
} as const;

export function ChipGroup({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box {...(caption ? { role: 'group', 'aria-labelledby': id } : {})}>
      {caption ? (
        <Typography variant="caption" component="p" id={id} sx={{ color: 'text.secondary', mb: 1 }}>
          {caption}
        </Typography>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Stack>
    </Box>
  );
}

interface ChoiceChipProps {
  label: ReactNode;
  detail?: string;
  chosen: boolean;
  onToggle: () => void;
  icons?: { chosen: ElementType; unchosen: ElementType };
}

const tickIcons = { chosen: CheckIcon, unchosen: AddIcon };

/** A checkbox drawn as a chip, with a visible tick (ux no. 16). */
export function ChoiceChip({ label, detail, chosen, onToggle, icons = tickIcons }: ChoiceChipProps) {
  const Icon = chosen ? icons.chosen : icons.unchosen;
  return (
    <ChipButton
      isCheckbox
      isChosen={chosen}
      icon={<Icon aria-hidden />}
      onClick={onToggle}
      label={
        <>
          {label}
          {detail ? (
            <>
              {' '}
              <Typography variant="caption" component="span" sx={{ color: 'text.secondary', display: 'block' }}>
                {detail}
              </Typography>
            </>
          ) : null}
        </>
      }
    />
  );
}
