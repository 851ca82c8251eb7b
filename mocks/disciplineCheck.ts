import { findDiscipline } from './data/disciplines';
import { failField } from './fail';

/** 422 for a discipline that does not exist. */
export function checkDisciplines(ids: readonly (string | number)[]): void {
  if (ids.some((id) => !findDiscipline(id, 'de'))) throw failField('disciplines', 'Dieses Fachgebiet gibt es nicht.');
}
