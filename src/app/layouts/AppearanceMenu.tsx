import TuneIcon from '@mui/icons-material/PaletteOutlined';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { MenuButton } from './MenuButton';

const AppearancePanel = lazyComponent(() => import('./AppearancePanel'), 'AppearancePanel');

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
