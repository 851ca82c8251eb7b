import { useState } from 'react';

/** The last value that was not null: what a closing drawer goes on showing until it is gone. */
export function useLastNonNull<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
