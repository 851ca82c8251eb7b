import { disciplines } from '@/api/endpoints/disciplines';
import { apiThunk } from '@/store/apiThunk';

/** Quiet: the field shows its own failures. */
export const searchDisciplines = apiThunk(disciplines.searchDisciplines, { quiet: true });
export const fetchDescendants = apiThunk(disciplines.listDescendants, { quiet: true });
