import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTooltip } from '@/ui/basics/IconTooltip';

/** A yes or no that may be refused; the reason is always shown, never a control that is just grey. */
interface Choice {
  value: boolean;
  onChange: (value: boolean) => void;
  refusal?: string | undefined;
}

export interface EntryConnectionProps {
  /** A call for this entry is under way. */
  busy: boolean;
  connected: Choice;
  /** Whether it is the profile's main one; cannot be unset, only given to another. */
  main: Choice & { label: string };
  /** Other profiles that show it. */
  elsewhere?: string | undefined;
}

/** Whether the open profile shows an entry, and whether it is its main one. */
export function EntryConnection({ busy, connected, main, elsewhere }: EntryConnectionProps) {
  const { t } = useTranslation('editing');
  const id = useId();
  const Star = main.value ? StarIcon : StarBorderIcon;
  const refuses = (choice: Choice) => busy || choice.refusal !== undefined;
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 1 }}>
        <FormControlLabel
          sx={{ mr: 0, minWidth: 0 }}
          label={t('entry.connected')}
          control={
            <Switch
              checked={connected.value}
              onChange={(_, value) => (refuses(connected) ? undefined : connected.onChange(value))}
              slotProps={{
                input: {
                  role: 'switch',
                  'aria-disabled': refuses(connected) || undefined,
                  'aria-describedby': connected.refusal ? `${id}-connected` : undefined,
                },
              }}
            />
          }
        />
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          {main.value ? (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('entry.main')}
            </Typography>
          ) : null}
          <IconTooltip title={main.refusal ?? main.label}>
            <IconButton
              aria-label={main.label}
              aria-pressed={main.value}
              aria-disabled={refuses(main) || undefined}
              color={main.value ? 'primary' : 'default'}
              onClick={() => (refuses(main) ? undefined : main.onChange(true))}
              sx={{ opacity: main.refusal && !main.value ? 0.5 : 1 }}
            >
              <Star />
            </IconButton>
          </IconTooltip>
        </Stack>
      </Stack>
      {connected.refusal ? (
        <Typography variant="caption" component="p" id={`${id}-connected`} sx={{ color: 'text.secondary' }}>
          {connected.refusal}
        </Typography>
      ) : null}
      {elsewhere ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {elsewhere}
        </Typography>
      ) : null}
    </>
  );
}
