import type { ThemeOptions } from '@mui/material';

type Tints<Name extends string> = Record<Name, { ground: string; text: string }>;

interface OwnColors {
  soft: Tints<'default' | 'primary' | 'success' | 'warning' | 'error' | 'info'>;
  /** Initials in place of a person's picture; the tint follows from the person's id. */
  tint: Tints<'rose' | 'plum' | 'blue' | 'teal' | 'green' | 'ochre'>;
  filled: { main: string; hover: string; text: string };
  fieldEdge: string;
}

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** The surface that stands out on a page: next step, milestone, ready to publish. */
    hero: string;
    /** Menus, dialogs and drawers. */
    raised: string;
  }
  interface Palette extends OwnColors {}
  interface PaletteOptions extends OwnColors {}
}

/** See ux 2.1; `tests/app/theme.test.ts` checks the contrasts. */
export const colorSchemes: NonNullable<ThemeOptions['colorSchemes']> = {
  light: {
    palette: {
      primary: { main: '#9C1458', dark: '#7A0F45', light: '#C2417F', contrastText: '#FFFFFF' },
      secondary: { main: '#5B4B63', contrastText: '#FFFFFF' },
      info: { main: '#1867C0' },
      success: { main: '#1B7340', contrastText: '#FFFFFF' },
      warning: { main: '#9A5B00', contrastText: '#FFFFFF' },
      error: { main: '#B3261E', contrastText: '#FFFFFF' },
      background: { default: '#F7F5F7', paper: '#FFFFFF', hero: '#FBEFF5', raised: '#FFFFFF' },
      text: { primary: '#211C24', secondary: '#5F5765' },
      action: { active: '#5F5765', disabled: 'rgba(33, 28, 36, 0.5)' },
      divider: '#E4DFE4',
      fieldEdge: '#938B97',
      filled: { main: '#9C1458', hover: '#7A0F45', text: '#FFFFFF' },
      soft: {
        default: { ground: '#EFECF0', text: '#5F5765' },
        primary: { ground: '#FBEFF5', text: '#9C1458' },
        success: { ground: '#E5F1EA', text: '#1B7340' },
        warning: { ground: '#FBF0DD', text: '#7A4A00' },
        error: { ground: '#FBE9E8', text: '#8F1D17' },
        info: { ground: '#E6F0FB', text: '#0F4F97' },
      },
      tint: {
        rose: { ground: '#F9DCE7', text: '#8A1450' },
        plum: { ground: '#E9DFF5', text: '#5B2F8C' },
        blue: { ground: '#D9E7F8', text: '#174E8C' },
        teal: { ground: '#D3ECEC', text: '#0D5757' },
        green: { ground: '#DCEEDD', text: '#23602F' },
        ochre: { ground: '#F7E6C4', text: '#704400' },
      },
    },
  },
  dark: {
    palette: {
      primary: { main: '#F48FB1', dark: '#E0698F', light: '#FBC0D4', contrastText: '#2B0A19' },
      secondary: { main: '#CDBFD4', contrastText: '#211C24' },
      info: { main: '#2196F3' },
      success: { main: '#6FCF97', contrastText: '#0B2415' },
      warning: { main: '#F2B65A', contrastText: '#2A1B00' },
      // Filled, it is `dark`, with the text colour of filled buttons.
      error: { main: '#FF8A80', dark: '#D13B34', contrastText: '#2B0503' },
      background: { default: '#100D14', paper: '#26202D', hero: '#331F37', raised: '#322B3A' },
      text: { primary: '#F3EFF5', secondary: '#B9AFC0' },
      action: { active: '#B9AFC0', disabled: 'rgba(243, 239, 245, 0.5)' },
      divider: '#463E4F',
      fieldEdge: '#8C8394',
      filled: { main: '#C93A83', hover: '#B03073', text: '#FFFFFF' },
      soft: {
        default: { ground: '#463E4F', text: '#CFC6D5' },
        primary: { ground: '#432233', text: '#F9B4CC' },
        success: { ground: '#213A2D', text: '#8ADBAA' },
        warning: { ground: '#40321A', text: '#F5C67D' },
        error: { ground: '#47221F', text: '#FFB3AC' },
        info: { ground: '#1D3247', text: '#9CCBF7' },
      },
      tint: {
        rose: { ground: '#57243C', text: '#FBC0D4' },
        plum: { ground: '#42305C', text: '#D9C4F5' },
        blue: { ground: '#213F61', text: '#B5D6FA' },
        teal: { ground: '#1A4848', text: '#A5E0DE' },
        green: { ground: '#264A2E', text: '#B0E2B6' },
        ochre: { ground: '#513B15', text: '#F7D79B' },
      },
    },
  },
};
