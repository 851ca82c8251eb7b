import { useState } from 'react';

/** Whether something has been open since the component was mounted: from then on its code stays rendered, for its exit too. */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened || isOpen;
}
