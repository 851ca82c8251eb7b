import { Suspense, useState } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { usePrintKey } from '@/ui/editor/usePrintKey';

const ProfileOverlays = lazyComponent(() => import('./ProfileOverlays'), 'ProfileOverlays');

/** Shows a profile as its readers will see it over the whole window, public or not yet, and prints it. */
export function useProfilePreview(profile: CompetenceProfile) {
  const [isOpen, setOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  if ((isOpen || isPrinting) && !hasOpened) setHasOpened(true);
  const print = () => setPrinting(true);
  usePrintKey(print);
  return {
    open: () => setOpen(true),
    print,
    overlays: hasOpened ? (
      <Suspense>
        <ProfileOverlays
          profile={profile}
          isOpen={isOpen}
          isPrinting={isPrinting}
          onPrint={print}
          onPrinted={() => setPrinting(false)}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ) : null,
  };
}
export type ProfilePreview = ReturnType<typeof useProfilePreview>;
