export interface CropShape {
  /** Width by height of the part that is shown. */
  aspect: number;
  round?: boolean;
  /** The whole picture may stay as well, and does so at first. */
  optional: boolean;
}

export const cropShapes = {
  wide: { aspect: 16 / 9, optional: true },
  photo: { aspect: 4 / 3, optional: true },
  square: { aspect: 1, optional: true },
  circle: { aspect: 1, round: true, optional: false },
} as const satisfies Record<string, CropShape>;

/** A part of a picture in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part of a picture that has the shape, from its middle; cutting begins with it. */
export function middlePart(picture: Pick<CropArea, 'width' | 'height'>, { aspect }: CropShape): CropArea {
  const width = Math.round(Math.min(picture.width, picture.height * aspect));
  const height = Math.round(Math.min(picture.height, picture.width / aspect));
  return { x: Math.round((picture.width - width) / 2), y: Math.round((picture.height - height) / 2), width, height };
}
