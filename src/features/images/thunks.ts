import { images } from '@/api/endpoints/images';
import { apiThunk } from '@/store/apiThunk';

export const fetchImages = apiThunk(images.listImages, { quiet: true });
