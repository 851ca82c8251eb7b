import type { ReactNode } from 'react';
import { SocialSignInContext } from '@/features/verification';
import { lazyComponent } from '@/ui/basics/lazyComponent';

// With the sheet that asks to sign in: on arrival nobody needs it (performance S1).
const SocialSignIn = lazyComponent(() => import('@/features/auth'), 'SocialSignIn');

/** A verification page whose sheet begins with the social providers. */
export function VerificationSignIn({ children }: { children: ReactNode }) {
  return <SocialSignInContext value={<SocialSignIn leading />}>{children}</SocialSignInContext>;
}
