import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/**
 * Emotion's cache, with a sheet of its own for what is rendered together: a rule that is added makes Chromium compute the
 * style of everything anew that any rule of the same sheet matches, and in emotion's one sheet that is the whole page
 * (performance, S12). Where emotion writes a sheet for each rule, in development, this changes nothing.
 */
export function createStyleCache(options: Options): EmotionCache {
  const cache = createCache(options);
  const { insert, sheet } = cache;
  let isBegun = false;
  cache.insert = (...styles) => {
    if (!isBegun) {
      isBegun = true;
      // Where its count of rules is a multiple of its limit, emotion begins a new sheet.
      sheet.ctr = 0;
      queueMicrotask(() => {
        isBegun = false;
      });
    }
    return insert(...styles);
  };
  return cache;
}
