/** Limits of the build in kB, compressed with brotli (quality, S1 and S2), as docs/deploy.md names them. */
export const sizeLimits = {
  /** Size of the mandated stack in one page, and limit of the login and verification pages (quality, section 7). */
  bareStack: 231,
  /** What any other first page may add. */
  furtherPage: 60,
  /** What pages of editors, wizards and long lists may add. */
  largePage: 100,
  /** Scripts, texts and styles of a first page. */
  requests: 25,
} as const;
