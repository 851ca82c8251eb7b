import { Button, Stack, useColorScheme } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { ChoiceGroup } from './ChoiceGroup';

const modes = ['light', 'dark', 'system'] as const;

/** `onLeave`: of a user, whose account has all other settings. */
export function AppearancePanel({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('common');
  const { mode = 'light', setMode } = useColorScheme();
  return (
    <Stack sx={{ p: 2, gap: 2, alignItems: 'flex-start' }}>
      <ChoiceGroup
        label={t('appearance.mode')}
        value={mode}
        options={modes.map((value) => [value, t(`mode.${value}`)] as const)}
        onChange={setMode}
      />
      {onLeave ? (
        <Button
          component={RouterLink}
          to={href('user', undefined, { section: 'appearance' })}
          onClick={onLeave}
          sx={(theme) => theme.mixins.textButtonAtEdge}
        >
          {t('appearance.all')}
        </Button>
      ) : null}
    </Stack>
  );
}
