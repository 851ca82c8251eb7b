import { useAbility } from '@casl/react';
import type { SvgIconComponent } from '@mui/icons-material';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ColoursIcon from '@mui/icons-material/PaletteOutlined';
import InviteIcon from '@mui/icons-material/PersonAddAltOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import type { AppAbility } from '@/domain/ability';
import { decide } from '@/routes/access';
import { inviteHref } from '@/routes/href';
import { routeEntry } from '@/routes/table';
import type { Entry } from './entry';

const modes = ['light', 'dark', 'system'] as const;

export function useSearchActions(onKeys: () => void, onLogout: () => void): Entry[] {
  const { t, i18n } = useTranslation(['search', 'common']);
  const { mode = 'light', setMode } = useColorScheme();
  const ability = useAbility<AppAbility>();
  const canInvite = decide(routeEntry('verifyCompetence'), { isSignedIn: true, ability }) === 'allow';
  const action = (
    key: string,
    name: string,
    Icon: SvgIconComponent,
    target: Pick<Entry, 'to' | 'run' | 'words'>,
  ): Entry => ({ key: `action:${key}`, group: 'action', name, source: { type: 'action', Icon }, ...target });
  const colours = modes
    .filter((one) => one !== mode)
    .map((one) =>
      action(one, t('action.mode', { mode: t(`common:mode.${one}`) }), ColoursIcon, {
        run: () => setMode(one),
        words: t('common:appearance.title'),
      }),
    );
  const others = languages
    .filter((one) => one !== i18n.language)
    .map((one) =>
      action(one, t('action.language', { language: t(`common:language.${one}`) }), LanguageIcon, {
        run: () => i18n.changeLanguage(one),
      }),
    );
  return [
    ...(canInvite ? [action('invite', t('action.invite'), InviteIcon, { to: inviteHref })] : []),
    ...colours,
    ...others,
    action('keys', t('keys.title'), KeysIcon, { run: onKeys }),
    action('logout', t('common:menu.logout'), LogoutIcon, { run: onLogout }),
  ];
}
