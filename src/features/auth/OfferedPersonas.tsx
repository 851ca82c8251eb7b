import { lazy, Suspense } from 'react';
import { offeredPersonas } from '@/store/personas';

// The constant itself, so that a build without mocks drops the code.
const PersonaChooser = import.meta.env.MOCKS_ON
  ? lazy(async () => ({ default: (await import('./PersonaChooser')).PersonaChooser }))
  : null;

/** People to sign in as with one click, where mocks answer (ux no. 18). */
export function OfferedPersonas() {
  if (!PersonaChooser || offeredPersonas().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PersonaChooser />
    </Suspense>
  );
}
