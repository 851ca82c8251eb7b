import { disciplines } from '@/api/endpoints/disciplines';
import type { Discipline } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { searchTerms } from '@/domain/searchTerms';
import { apiThunk } from '@/store/apiThunk';
import type { AppThunk } from '@/store/rootReducer';

export const searchDisciplines = apiThunk(disciplines.searchDisciplines);
export const fetchDescendants = apiThunk(disciplines.listDescendants);

/** An exact match before others; null where the catalogue has none. */
export function suggestDiscipline(names: readonly string[], locale: Language): AppThunk<Promise<Discipline | null>> {
  return async (dispatch) => {
    for (const name of searchTerms(names)) {
      const read = await dispatch(searchDisciplines({ query: { name, locale } }));
      // Without a response nothing is suggested, and no further name is looked up.
      if ('failure' in read) return null;
      const exact = read.data.find((hit) => hit.name.toLowerCase() === name.toLowerCase());
      const begun = read.data.find((hit) => hit.name.toLowerCase().startsWith(name.toLowerCase()));
      if (exact ?? begun) return exact ?? begun ?? null;
    }
    return null;
  };
}
