import { lazyComponent } from '@/ui/basics/lazyComponent';

/** A field of knowledge, to search for. Suspends: it comes with the form or step that has it (performance S2). */
export const DisciplineField = lazyComponent(
  () => import('@/ui/form/disciplineField/DisciplineSearch'),
  'DisciplineSearch',
);
