import { limits } from '@/api/schema/fields';
import { isKept, sourceLimits, type ImageFacts } from './imageFile';

/** What an image is attached to (IMG-02); `default` is the library alone. */
export type ImageTargetType =
  | 'default'
  | 'short_answer'
  | 'long_answer'
  | 'competence_profile_picture'
  | 'work_experience'
  | 'work_experience_logo'
  | 'personal_connection'
  | 'story'
  | 'posts'
  | 'customer_product';

export interface CropShape {
  /** Width by height of the part that is shown. */
  aspect: number;
  round?: boolean;
  /** The whole picture may stay as well, and does so at first. */
  optional: boolean;
}

const wide = { aspect: 16 / 9, optional: true } as const;
const photo = { aspect: 4 / 3, optional: true } as const;
const square = { aspect: 1, optional: true } as const;

/** Part of a picture that its place shows; null where it is shown as it is. */
export const cropShapes: Record<ImageTargetType, CropShape | null> = {
  default: null,
  short_answer: wide,
  long_answer: wide,
  competence_profile_picture: { aspect: 1, round: true, optional: false },
  work_experience: photo,
  work_experience_logo: square,
  personal_connection: photo,
  story: photo,
  posts: { ...wide, optional: false },
  customer_product: photo,
};

/** A part of a picture in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The crop and size to redraw; null where the file is sent as it is. */
export interface Redraw {
  area: CropArea;
  width: number;
  height: number;
}

/**
 * Whether a picture is redrawn before it is sent: to be cut or made smaller (D-43), or to leave behind what it holds
 * besides, such as where it was taken. What moves goes as it is.
 */
export function redrawOf(facts: ImageFacts, crop: CropArea | null): Redraw | null {
  const { width, height, hasMetadata } = facts;
  const area = crop ?? { x: 0, y: 0, width, height };
  const scale = Math.min(1, sourceLimits.edge / Math.max(area.width, area.height));
  const isWhole = area.width === width && area.height === height;
  if (isKept(facts) || (isWhole && scale === 1 && !hasMetadata && facts.end <= limits.imageBytes)) return null;
  const edge = (length: number) => Math.max(1, Math.round(length * scale));
  return { area, width: edge(area.width), height: edge(area.height) };
}
