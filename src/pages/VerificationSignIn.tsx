import type { ReactNode } from 'react';
import { SocialSignIn } from '@/features/auth';
import { SocialSignInContext } from '@/features/verification';

export function VerificationSignIn({ children }: { children: ReactNode }) {
  return <SocialSignInContext value={<SocialSignIn leading />}>{children}</SocialSignInContext>;
}
