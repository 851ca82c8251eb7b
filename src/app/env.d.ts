/// <reference types="@mui/x-date-pickers/themeAugmentation" />
// Themes with CSS variables: `theme.vars` is always there.
import '@mui/material/themeCssVarsAugmentation';
import type { EnvironmentVariables } from '@/domain/environment';

declare global {
  interface ImportMetaEnv {
    /** Compile-time constant: the mocks' code is left out of a build where it is false. */
    readonly MOCKS_ON: boolean;
  }
  /** Compile-time constant: the checked variables of `.env.example`. */
  const ENVIRONMENT: EnvironmentVariables;
}
