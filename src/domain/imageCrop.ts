export interface CropShape {
  /** Width divided by height. */
  aspect: number;
  round?: boolean;
  optional: boolean;
}

export const cropShapes = {
  wide: { aspect: 16 / 9, optional: true },
  photo: { aspect: 4 / 3, optional: true },
  square: { aspect: 1, optional: true },
  circle: { aspect: 1, round: true, optional: false },
} as const satisfies Record<string, CropShape>;

/** In pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part of that shape, centred: the crop to begin with. */
export function middlePart(picture: Pick<CropArea, 'width' | 'height'>, { aspect }: CropShape): CropArea {
  const width = Math.round(Math.min(picture.width, picture.height * aspect));
  const height = Math.round(Math.min(picture.height, picture.width / aspect));
  return { x: Math.round((picture.width - width) / 2), y: Math.round((picture.height - height) / 2), width, height };
}
