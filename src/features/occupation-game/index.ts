export { GameButton } from './GameButton';
