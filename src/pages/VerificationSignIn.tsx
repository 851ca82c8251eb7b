import type { ReactNode } from 'react';
import { SocialSignInContext } from '@/features/verification';
import { lazyComponent } from '@/ui/basics/lazyComponent';

// Loaded with the sheet that asks to sign in: nobody needs it on arrival (performance S1).
const SocialSignIn = lazyComponent(() => import('@/features/auth'), 'SocialSignIn');

export function VerificationSignIn({ children }: { children: ReactNode }) {
  return <SocialSignInContext value={<SocialSignIn leading />}>{children}</SocialSignInContext>;
}
