import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { SearchResult } from '../question/SearchResult';
import { descriptionOf, type NewClaimValues } from './newClaimSteps';

/** The search result as it comes about, from what is being typed (ux no. 4). */
export function TypedResult() {
  const values = useDeferredValue(useWatch() as NewClaimValues);
  return <SearchResult question={values.question} description={descriptionOf(values)} isBeside />;
}
