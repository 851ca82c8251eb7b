import { FormControlLabel, Stack, Switch, useColorScheme } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { changeLayout, selectLayout } from '@/store/layoutPreferences';
import { Disclosure } from '@/ui/basics/Disclosure';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { useLanguage } from '@/ui/text/useLanguage';
import { SingleKeysSwitch } from '@/features/search';

const modes = ['light', 'dark', 'system'] as const;
const navLayouts = ['vertical', 'horizontal'] as const;
const contentWidths = ['boxed', 'fluid'] as const;

export function AppearanceSection() {
  const { t, i18n } = useTranslation(['account', 'common']);
  const { mode = 'light', setMode } = useColorScheme();
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 440, pt: 1 }}>
      <SegmentedControl
        label={t('common:appearance.mode')}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`common:mode.${value}`) }))}
        onChange={setMode}
      />
      <SegmentedControl
        label={t('common:language.label')}
        value={useLanguage()}
        options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        onChange={(language) => void i18n.changeLanguage(language)}
      />
      <SingleKeysSwitch />
      <Disclosure summary={t('appearance.more')}>
        <LayoutChoices />
      </Disclosure>
    </Stack>
  );
}

function LayoutChoices() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  return (
    <Stack sx={{ gap: 2.5, pt: 1 }}>
      <SegmentedControl
        label={t('appearance.navLayout')}
        value={layout.navLayout}
        options={navLayouts.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        onChange={(navLayout) => dispatch(changeLayout({ navLayout }))}
      />
      <SegmentedControl
        label={t('appearance.contentWidth')}
        value={layout.contentWidth}
        options={contentWidths.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        onChange={(contentWidth) => dispatch(changeLayout({ contentWidth }))}
      />
      <Stack>
        <Toggle
          label={t('appearance.stickyNavbar')}
          checked={layout.navbarType === 'sticky'}
          disabled={layout.navLayout === 'horizontal'}
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
