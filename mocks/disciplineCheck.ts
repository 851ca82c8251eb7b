import { findDiscipline } from './data/disciplines';
import { refuseField } from './refusal';

/** 422 for a discipline that does not exist. */
export function checkDisciplines(ids: readonly (string | number)[]): void {
  if (ids.some((id) => !findDiscipline(id, 'de'))) throw refuseField('disciplines', 'Dieses Fachgebiet gibt es nicht.');
}
