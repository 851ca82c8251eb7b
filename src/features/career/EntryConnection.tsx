import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { IconTooltip } from '@/ui/basics/IconTooltip';

interface Choice {
  value: boolean;
  onChange: (value: boolean) => void;
}

export interface EntryConnectionProps {
  /** A call for this entry is under way. */
  busy: boolean;
  connected: Choice;
  /** Why it stays connected, shown below under this id; a control that is only grey explains nothing. */
  refusal?: { id: string; text: string } | undefined;
  /** Whether it is the profile's main one; cannot be unset, only given to another. */
  main: Choice & { name: string; label: string; refusal?: string | undefined };
  /** Other profiles that show it. */
  elsewhere?: string | undefined;
}

/** Whether the open profile shows an entry, and whether it is its main one. */
export function EntryConnection({ busy, connected, refusal, main, elsewhere }: EntryConnectionProps) {
  const { t } = useTranslation('editing');
  const Star = main.value ? StarIcon : StarBorderIcon;
  const isMainRefused = busy || main.refusal !== undefined;
  const isConnectedRefused = busy || refusal !== undefined;
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 1 }}>
        <FormControlLabel
          sx={{ mr: 0, minWidth: 0 }}
          label={t('entry.connected')}
          control={
            <Switch
              checked={connected.value}
              onChange={(_, value) => (isConnectedRefused ? undefined : connected.onChange(value))}
              slotProps={{
                input: {
                  role: 'switch',
                  'aria-disabled': isConnectedRefused || undefined,
                  'aria-describedby': refusal?.id,
                },
              }}
            />
          }
        />
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          {main.value ? (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {main.name}
            </Typography>
          ) : null}
          <IconTooltip title={main.refusal ?? main.label}>
            <IconButton
              aria-label={main.label}
              aria-pressed={main.value}
              aria-disabled={isMainRefused || undefined}
              color={main.value ? 'primary' : 'default'}
              onClick={() => (isMainRefused ? undefined : main.onChange(true))}
              sx={{ opacity: main.refusal && !main.value ? 0.5 : 1 }}
            >
              <Star />
            </IconButton>
          </IconTooltip>
        </Stack>
      </Stack>
      {refusal ? (
        <Typography variant="caption" component="p" id={refusal.id} sx={{ color: 'text.secondary' }}>
          {refusal.text}
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
