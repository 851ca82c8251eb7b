/**
 * Limits of the build in kB, compressed with brotli, as docs/deploy.md names them. The goals are lower (quality, S2): until
 * they are reached, what has been reached is the limit.
 */
export const sizeLimits = {
  /** Size of the mandated stack in one page, and limit of the login and verification pages (quality, section 7). */
  bareStack: 231,
  /** What any other first page may add (goal 60). */
  furtherPage: 60,
  /** What pages of editors, wizards and long lists may add (goal 100). */
  largePage: 102,
  /** Scripts, texts and styles of a first page (goal 25). */
  requests: 28,
} as const;
