/// <reference types="@mui/x-date-pickers/themeAugmentation" />
/* Themes with CSS variables: `theme.vars` is always there. */
/// <reference types="@mui/material/themeCssVarsAugmentation" />

interface ImportMetaEnv {
  /** Compile-time constant: the mocks' code is left out of a build where it is false. */
  readonly MOCKS_ON: boolean;
}

/** The part of stylis that is used here; the package has no types. */
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  export type Middleware = StylisPlugin;
  export const prefixer: StylisPlugin;
}

/** Parsed while building (`build/plugins/markdownData.ts`). */
declare module '*.md' {
  import type { Release } from '@/domain/article';

  const releases: readonly Release[];
  export default releases;
}
