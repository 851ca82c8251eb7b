import { useAbility } from '@casl/react';
import NewIcon from '@mui/icons-material/AddOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ColoursIcon from '@mui/icons-material/PaletteOutlined';
import InviteIcon from '@mui/icons-material/PersonAddAltOutlined';
import PageIcon from '@mui/icons-material/SpaceDashboardOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useColorScheme } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import type { AppAbility } from '@/domain/ability';
import { decide } from '@/routes/access';
import { articleHref } from '@/routes/helpArticles';
import { inviteHref } from '@/routes/href';
import { useLocation } from '@/routes/navigation';
import { searchablePages } from '@/routes/searchablePages';
import { routeEntry } from '@/routes/table';
import { articleEntries, useArticleHeads } from '@/features/help/useArticles';
import { useOwnEntries, type Entry } from './useOwnEntries';
import { openShortcuts } from './useShortcuts';

const modes = ['light', 'dark', 'system'] as const;

export function useSearchEntries(onLogout: () => void) {
  const { own, reads } = useOwnEntries();
  const pages = usePageEntries();
  const actions = useActionEntries(onLogout);
  const articles = articleEntries(useArticleHeads());
  const entries: Entry[] = [
    ...own,
    // Of the actions, pages that create come first.
    ...pages,
    ...actions,
    ...articles.map((entry) => ({ ...entry, Icon: HelpIcon, to: articleHref(entry.article) })),
  ];
  return { entries, reads };
}

/** Pages in the menu come first; those that create something are listed among the actions. */
function usePageEntries(): Entry[] {
  // For the example's title.
  const { t } = useTranslation(['common', 'examples', 'search']);
  const ability = useAbility<AppAbility>();
  const { pathname, search } = useLocation();
  const pages = searchablePages({ isSignedIn: true, ability });
  return pages
    .toSorted((a, b) => Number(b.menuLabel !== null) - Number(a.menuLabel !== null))
    .map(({ to, title, menuLabel, section, creates }) => {
      const sectionName = section ? t(`menuSection.${section as 'claims'}`) : '';
      return {
        key: `page:${to}`,
        group: creates ? ('action' as const) : ('page' as const),
        Icon: creates ? NewIcon : PageIcon,
        name: t(title as 'page.claims'),
        words: `${menuLabel ? t(menuLabel as 'menu.nuggets') : ''} ${sectionName}`,
        status: () => (to === pathname + search ? t('search:state.here') : creates ? '' : sectionName),
        to,
      };
    });
}

function useActionEntries(onLogout: () => void): Entry[] {
  const { t, i18n } = useTranslation(['search', 'common']);
  const { mode = 'light', setMode } = useColorScheme();
  const ability = useAbility<AppAbility>();
  const canInvite = decide(routeEntry('verifyCompetence'), { isSignedIn: true, ability }) === 'allow';
  const otherModes = modes.filter((value) => value !== mode);
  const otherLanguages = languages.filter((value) => value !== i18n.language);
  const actions: Omit<Entry, 'group'>[] = [
    ...(canInvite ? [{ key: 'action:invite', name: t('action.invite'), Icon: InviteIcon, to: inviteHref }] : []),
    ...otherModes.map((value) => ({
      key: `action:${value}`,
      name: t('action.mode', { mode: t(`common:mode.${value}`) }),
      words: t('common:appearance.title'),
      Icon: ColoursIcon,
      run: () => setMode(value),
    })),
    ...otherLanguages.map((value) => ({
      key: `action:${value}`,
      name: t('action.language', { language: t(`common:language.${value}`) }),
      Icon: LanguageIcon,
      run: () => i18n.changeLanguage(value),
    })),
    { key: 'action:keys', name: t('keys.title'), Icon: KeysIcon, run: openShortcuts },
    { key: 'action:logout', name: t('common:menu.logout'), Icon: LogoutIcon, run: onLogout },
  ];
  return actions.map((action) => ({ ...action, group: 'action' }));
}
