import TuneIcon from '@mui/icons-material/PaletteOutlined';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from './MenuButton';

const AppearancePanel = lazy(async () => ({ default: (await import('./AppearancePanel')).AppearancePanel }));

/** Colours and arrangement of the frame (NAV-11, THE-01). */
export function AppearanceMenu() {
  const { t } = useTranslation('shell');
  return (
    <MenuButton label={t('appearance.title')} icon={<TuneIcon fontSize="small" />}>
      {() => (
        <Suspense>
          <AppearancePanel />
        </Suspense>
      )}
    </MenuButton>
  );
}
