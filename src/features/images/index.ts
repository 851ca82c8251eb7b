export { fetchImages } from './thunks';
export { selectImages, selectImagesSlot } from './imagesSlice';
