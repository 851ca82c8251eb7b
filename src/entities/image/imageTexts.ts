import type { ImageInput } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import type { z } from '@/api/schema/zod';

export type ImageTextsInput = z.output<typeof ImageInput>;

export const noTexts: ImageTextsInput = {
  name: '',
  description: '',
  alt: '',
  label: '',
  author: '',
  show_copyright: false,
};

export function textsOf({ name, description, alt, label, author, show_copyright }: Image): ImageTextsInput {
  return { name, description, alt, label, author, show_copyright };
}

/** Without the name, which the upload itself brings along. */
export function hasTexts({ alt, description, author, label, show_copyright }: ImageTextsInput): boolean {
  return show_copyright || [alt, description, author, label].some((text) => text.trim() !== '');
}
