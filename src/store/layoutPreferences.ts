import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { clientStorage } from '@/platform/clientStorage';
import { basePath } from '@/platform/config';
import { rootReducer, type AppThunk } from './rootReducer';

/** Kept on the device, for every account (NAV-11, NAV-12). */
export interface LayoutPreferences {
  navLayout: 'vertical' | 'horizontal';
  navbarType: 'sticky' | 'hidden';
  navbarBlur: boolean;
  navCollapsed: boolean;
  contentWidth: 'boxed' | 'fluid';
  rtl: boolean;
}

const defaults: LayoutPreferences = {
  navLayout: 'vertical',
  navbarType: 'sticky',
  navbarBlur: true,
  navCollapsed: false,
  contentWidth: 'boxed',
  rtl: false,
};

const names = Object.keys(defaults) as (keyof LayoutPreferences)[];

function read(): LayoutPreferences {
  const readCookie = (name: keyof LayoutPreferences) => Cookies.get(clientStorage[name].key);
  return {
    navLayout: readCookie('navLayout') === 'horizontal' ? 'horizontal' : defaults.navLayout,
    navbarType: readCookie('navbarType') === 'hidden' ? 'hidden' : defaults.navbarType,
    navbarBlur: readCookie('navbarBlur') !== 'false',
    navCollapsed: readCookie('navCollapsed') === 'true',
    contentWidth: readCookie('contentWidth') === 'fluid' ? 'fluid' : defaults.contentWidth,
    rtl: readCookie('rtl') === 'true',
  };
}

/** A horizontal layout shows its navbar and has no collapsed navigation (NAV-11). */
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

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectLayout } = slice.injectInto(rootReducer).selectors;

export function changeLayout(change: Partial<LayoutPreferences>): AppThunk {
  return (dispatch, getState) => {
    dispatch(slice.actions.layoutChanged(change));
    const now = selectLayout(getState());
    for (const name of names) {
      Cookies.set(clientStorage[name].key, String(now[name]), {
        expires: 365,
        path: `${basePath}/`,
        sameSite: 'Strict',
      });
    }
  };
}
