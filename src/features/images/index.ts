export { fetchImages } from './imagesSlice';
