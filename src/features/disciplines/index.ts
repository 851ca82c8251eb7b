export { DisciplineField } from './DisciplineField';
