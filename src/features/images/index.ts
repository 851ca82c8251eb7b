export { ImageLibrary } from './ImageLibrary';
export { UploadImagesButton } from './UploadImagesButton';
