/// <reference types="@mui/x-date-pickers/themeAugmentation" />
// Themes with CSS variables: `theme.vars` is always there.
import '@mui/material/themeCssVarsAugmentation';

declare global {
  interface ImportMetaEnv {
    /** Compile-time constant: the mocks' code is left out of a build where it is false. */
    readonly MOCKS_ON: boolean;
    /** The checked variables of `.env.example` as JSON, put in by the build. */
    readonly VARIABLES: string;
  }
}
