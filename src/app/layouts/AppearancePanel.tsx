import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { changeLayout, selectLayout } from '@/store/layoutPreferences';
import { selectIsSignedIn } from '@/store/session';
import { SingleKeysSwitch } from '@/features/search';
import { ChoiceGroup } from './ChoiceGroup';

const modes = ['light', 'dark', 'system'] as const;
const navLayouts = ['vertical', 'horizontal'] as const;
const contentWidths = ['boxed', 'fluid'] as const;

export function AppearancePanel() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { mode = 'light', setMode } = useColorScheme();
  const isHorizontal = layout.navLayout === 'horizontal';
  return (
    <Stack sx={{ p: 2, gap: 2 }}>
      <ChoiceGroup
        label={t('appearance.mode')}
        value={mode}
        options={modes.map((value) => [value, t(`mode.${value}`)] as const)}
        onChange={setMode}
      />
      <ChoiceGroup
        label={t('appearance.navLayout')}
        value={layout.navLayout}
        options={navLayouts.map((value) => [value, t(`appearance.${value}`)] as const)}
        onChange={(navLayout) => dispatch(changeLayout({ navLayout }))}
      />
      <ChoiceGroup
        label={t('appearance.contentWidth')}
        value={layout.contentWidth}
        options={contentWidths.map((value) => [value, t(`appearance.${value}`)] as const)}
        onChange={(contentWidth) => dispatch(changeLayout({ contentWidth }))}
      />
      <Stack>
        <Toggle
          label={t('appearance.stickyNavbar')}
          checked={layout.navbarType === 'sticky'}
          disabled={isHorizontal}
          onChange={(sticky) => dispatch(changeLayout({ navbarType: sticky ? 'sticky' : 'hidden' }))}
        />
        <Toggle
          label={t('appearance.navbarBlur')}
          checked={layout.navbarBlur}
          onChange={(navbarBlur) => dispatch(changeLayout({ navbarBlur }))}
        />
        <Toggle
          label={t('appearance.rtl')}
          checked={layout.rtl}
          onChange={(rtl) => {
            dispatch(changeLayout({ rtl }));
            // Mirrored styles need another style cache, and so a fresh page.
            window.location.reload();
          }}
        />
        {isSignedIn ? <SingleKeysSwitch /> : null}
      </Stack>
    </Stack>
  );
}

interface ToggleProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

function Toggle({ label, checked, disabled = false, onChange }: ToggleProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<Switch checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}
