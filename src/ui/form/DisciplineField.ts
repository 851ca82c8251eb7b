import { lazyComponent } from '@/ui/basics/lazyComponent';

/** Suspends: its code is loaded with the form or step that has it (performance S2). */
export const DisciplineField = lazyComponent(
  () => import('@/ui/form/disciplineField/DisciplineSearch'),
  'DisciplineSearch',
);
