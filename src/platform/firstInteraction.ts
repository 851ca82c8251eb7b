const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back once, at the first sign of a person. Returns a function that stops waiting. */
export function onFirstInteraction(callback: () => void): () => void {
  const waiting = new AbortController();
  const run = () => {
    waiting.abort();
    callback();
  };
  for (const sign of signs) window.addEventListener(sign, run, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}
