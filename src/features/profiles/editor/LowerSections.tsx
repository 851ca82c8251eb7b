import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { SectionCard } from '@/ui/page/SectionCard';
import type { OpenProfileParts } from './editorParts';

/** After the first paint: nobody sees them before scrolling (performance S2). */
const LowerSection = lazy(async () => ({ default: (await import('./LowerSection')).LowerSection }));

const names = ['connections', 'stories', 'contact'] as const;

type LowerSectionsProps = Pick<OpenProfileParts, 'ids' | 'profile'>;

/** Connections, stories and contact data of a profile (STO-01 to STO-04, PRO-18). */
export function LowerSections({ ids, profile }: LowerSectionsProps) {
  const { t } = useTranslation('profiles');
  return names.map((name) => (
    <SectionCard key={name} id={ids[name]} title={t(`${name}.title`)} description={t(`${name}.intro`)}>
      <Suspense fallback={<ListSkeleton rows={name === 'contact' ? 1 : 4} height={72} />}>
        <LowerSection name={name} profile={profile} />
      </Suspense>
    </SectionCard>
  ));
}
