import { disciplines } from '@/api/endpoints/disciplines';
import { apiThunk } from '@/store/apiThunk';

export const searchDisciplines = apiThunk(disciplines.searchDisciplines);
export const fetchDescendants = apiThunk(disciplines.listDescendants);
