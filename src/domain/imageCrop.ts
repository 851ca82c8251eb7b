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
