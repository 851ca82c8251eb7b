export { ImageLibrary, useUploadImages } from './ImageLibrary';
