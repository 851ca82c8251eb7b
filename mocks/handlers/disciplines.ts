import { disciplines } from '@/api/endpoints/disciplines';
import { descendants, findDiscipline, searchDisciplines } from '../data/disciplines';
import { mockHandlers } from '../endpoint';
import { notFound } from '../fail';

export const disciplinesMocks = mockHandlers(disciplines, {
  searchDisciplines: ({ query }) => searchDisciplines(query.name, query.locale),

  listDescendants: ({ params, query }) => {
    if (!findDiscipline(params.disciplineId, query.locale)) throw notFound();
    return descendants(params.disciplineId, query.locale, query.name);
  },
});
