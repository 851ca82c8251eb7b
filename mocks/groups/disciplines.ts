import { disciplines } from '@/api/endpoints/disciplines';
import { descendants, findDiscipline, searchDisciplines } from '../data/disciplines';
import { mockGroup } from '../endpoint';
import { notFound } from '../refusal';

export const disciplinesMocks = mockGroup(disciplines, {
  searchDisciplines: ({ query }) => searchDisciplines(query.name, query.locale),

  listDescendants: ({ params, query }) => {
    if (!findDiscipline(params.disciplineId, query.locale)) throw notFound();
    return descendants(params.disciplineId, query.locale, query.name);
  },
});
