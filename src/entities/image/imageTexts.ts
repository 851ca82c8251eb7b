import type { ImageInput } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import type { z } from '@/api/schema/zod';

/** What is typed for an image. */
export type ImageTextsInput = z.output<typeof ImageInput>;

export const noTexts: ImageTextsInput = {
  name: '',
  description: '',
  alt: '',
  label: '',
  author: '',
  show_copyright: false,
};

/** The texts of an image, as a form begins with them. */
export function textsOf({ name, description, alt, label, author, show_copyright }: Image): ImageTextsInput {
  return { name, description, alt, label, author, show_copyright };
}

/** Whether anything was written that the upload itself does not bring along. */
export function hasTexts({ alt, description, author, label, show_copyright }: ImageTextsInput): boolean {
  return show_copyright || [alt, description, author, label].some((text) => text.trim() !== '');
}
