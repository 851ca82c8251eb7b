export { ImageLibrary } from './ImageLibrary';
export { useUploadImages } from './useUploadImages';
