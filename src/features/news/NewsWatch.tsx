import { useEffect } from 'react';
import { useNews } from './useNews';

/** Tells how many news nobody has seen yet; shows nothing. */
export function NewsWatch({ onChange }: { onChange: (unseen: number) => void }) {
  const unseen = useNews().news.filter(({ mark }) => mark === 'new').length;
  useEffect(() => onChange(unseen), [onChange, unseen]);
  return null;
}
