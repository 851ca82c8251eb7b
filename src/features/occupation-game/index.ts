export { GameButton } from './GameButton';
export { selectResults } from './gameSlice';
