// The slice adds itself to the reducer.
import './imagesSlice';

export { fetchImages } from './thunks';
