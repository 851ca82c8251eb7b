import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that takes object URLs, which are revoked when the component unmounts. */
export function useObjectUrls(): (url: string) => void {
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const { current: held } = urls;
    return () => {
      for (const url of held) URL.revokeObjectURL(url);
    };
  }, []);
  return useCallback((url) => void urls.current.add(url), []);
}
