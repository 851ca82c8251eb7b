import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundGroup } from '@/domain/searchRanking';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import type { Entry } from './entry';

interface FoundTextProps {
  found: readonly FoundGroup<Entry>[];
  isTyped: boolean;
  isWaiting: boolean;
  /** Something could not be searched. */
  isPartial: boolean;
}

/** Milliseconds without a further character after which somebody has finished typing. */
const pauseMs = 400;

/** Announces the number and kinds of hits once typing has stopped. */
export function FoundText({ found, isTyped, isWaiting, isPartial }: FoundTextProps) {
  const { t } = useTranslation('search');
  const groups = found.map(({ group, total }) => t(`count.${group as 'claim'}`, { count: total }));
  const none = t(isPartial ? 'none.soFar' : 'none.title');
  const text = isWaiting ? t('loading') : found.length > 0 ? groups.join(', ') : none;
  const now = isTyped || isWaiting ? text : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
