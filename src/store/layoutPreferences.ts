import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { z } from '@/api/zod';
import { clientStorage } from './clientStorage';
import { rootReducer } from './rootReducer';

const Preferences = z.object({
  navLayout: z.enum(['vertical', 'horizontal']).catch('vertical'),
  navbarType: z.enum(['sticky', 'hidden']).catch('sticky'),
  navbarBlur: z.stringbool().catch(true),
  navCollapsed: z.stringbool().catch(false),
  contentWidth: z.enum(['boxed', 'fluid']).catch('boxed'),
  rtl: z.stringbool().catch(false),
});

/** How the user arranged the frame; kept on the device, for every account (NAV-11, NAV-12). */
export type LayoutPreferences = z.output<typeof Preferences>;

const names = ['navLayout', 'navbarType', 'navbarBlur', 'navCollapsed', 'contentWidth', 'rtl'] as const;

function read(): LayoutPreferences {
  return Preferences.parse(Object.fromEntries(names.map((name) => [name, Cookies.get(clientStorage[name].key)])));
}

/** What follows from a change: a horizontal layout shows its navbar and has no collapsed navigation (NAV-11). */
export function arranged(preferences: LayoutPreferences): LayoutPreferences {
  if (preferences.navLayout !== 'horizontal') return preferences;
  return { ...preferences, navbarType: 'sticky', navCollapsed: false };
}

const slice = createSlice({
  name: 'layout',
  initialState: () => arranged(read()),
  reducers: {
    layoutChanged: (state, { payload }: PayloadAction<Partial<LayoutPreferences>>) =>
      arranged({ ...state, ...payload }),
  },
  selectors: { selectLayout: (state) => state },
});

const layout = slice.injectInto(rootReducer);
export const { selectLayout } = layout.selectors;

/** Changes preferences and keeps them in the product's cookies. */
export function changeLayout(change: Partial<LayoutPreferences>) {
  return (dispatch: Dispatch, getState: () => unknown) => {
    dispatch(slice.actions.layoutChanged(change));
    const now = selectLayout(getState() as Parameters<typeof selectLayout>[0]);
    for (const name of names) {
      Cookies.set(clientStorage[name].key, String(now[name]), { expires: 365, path: '/', sameSite: 'Strict' });
    }
  };
}
