import { z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { LanguageCode } from '../schema/fields';
import { Discipline } from '../schema/entities';
import { answerList } from '../schema/wireTypes';

export const DisciplineQuery = z.object({ name: z.string(), locale: LanguageCode });
export const DescendantQuery = z.object({ locale: LanguageCode, name: z.optional(z.string()) });

export const disciplines = defineEndpoints('disciplines', {
  searchDisciplines: { method: 'get', path: '/disciplines', summary: 'Find disciplines by name', query: DisciplineQuery, response: answerList(Discipline) },
  listDescendants: {
    method: 'get',
    path: '/discipline/:disciplineId/descendants',
    summary: 'Disciplines below one discipline',
    query: DescendantQuery,
    response: answerList(Discipline),
  },
});
