import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';

interface ProfileSwitchProps {
  name: string;
  isOpenOne: boolean;
  isPublic: boolean;
  checked: boolean;
  busy: boolean;
  /** Why it cannot be switched off: a sentence instead of a disabled control. */
  refusal: string | undefined;
  onChange: () => void;
}

export function ProfileSwitch({ name, isOpenOne, isPublic, checked, busy, refusal, onChange }: ProfileSwitchProps) {
  const { t } = useTranslation(['profiles', 'career']);
  const hintId = useId();
  const isRefused = busy || refusal !== undefined;
  const hint = [isOpenOne ? t('career:entry.thisProfile') : '', t(isPublic ? 'status.published' : 'status.notPublic')];
  return (
    <Box sx={{ py: 1 }}>
      <FormControlLabel
        sx={{ display: 'flex', justifyContent: 'space-between', ml: 0, mr: 0, gap: 2 }}
        labelPlacement="start"
        label={name}
        control={
          <Switch
            checked={checked}
            onChange={isRefused ? undefined : onChange}
            slotProps={{
              input: { role: 'switch', 'aria-disabled': isRefused || undefined, 'aria-describedby': hintId },
            }}
          />
        }
      />
      <Typography variant="caption" component="p" id={hintId} sx={{ color: 'text.secondary' }}>
        {factsText(hint)}
        {refusal ? <span style={{ display: 'block' }}>{refusal}</span> : null}
      </Typography>
    </Box>
  );
}
