import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/ContrastOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const modes = ['light', 'dark', 'system'] as const;
const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const;

/** Light, dark, as the system says: one button that goes round (THE-01). */
export function ModeSwitch() {
  const { t } = useTranslation();
  const { mode = 'light', setMode } = useColorScheme();
  const next = modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'light';
  const Icon = icons[mode];
  return (
    <IconButton
      color="inherit"
      aria-label={t('mode.switch', { current: t(`mode.${mode}`), next: t(`mode.${next}`) })}
      title={t(`mode.${mode}`)}
      onClick={() => setMode(next)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
