import { FormControlLabel, Stack, Switch, useColorScheme } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { changeLayout, selectLayout } from '@/store/layoutPreferences';
import { Disclosure } from '@/ui/basics/Disclosure';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { useLanguage } from '@/ui/text/useLanguage';
import { SingleKeysSwitch } from '@/features/search/ShortcutsDialog';

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
  const toggles = [
    {
      name: 'stickyNavbar',
      checked: layout.navbarType === 'sticky',
      toggle: (isOn: boolean) => dispatch(changeLayout({ navbarType: isOn ? 'sticky' : 'hidden' })),
    },
    {
      name: 'navbarBlur',
      checked: layout.navbarBlur,
      toggle: (navbarBlur: boolean) => dispatch(changeLayout({ navbarBlur })),
    },
    {
      name: 'rtl',
      checked: layout.rtl,
      toggle: (rtl: boolean) => {
        dispatch(changeLayout({ rtl }));
        // Mirrored styles need another style cache, and so a fresh page.
        window.location.reload();
      },
    },
  ] as const;
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
        {toggles.map(({ name, checked, toggle }) => (
          <FormControlLabel
            key={name}
            label={t(`appearance.${name}`)}
            disabled={name === 'stickyNavbar' && layout.navLayout === 'horizontal'}
            control={<Switch checked={checked} onChange={(_, isOn) => toggle(isOn)} />}
          />
        ))}
      </Stack>
    </Stack>
  );
}
