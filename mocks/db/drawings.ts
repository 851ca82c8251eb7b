function address(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function frame(width: number, height: number, content: string): string {
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  );
}

/** A colour of the wheel, kept soft. */
function tone(hue: number, lightness: number): string {
  return `hsl(${hue % 360} 42% ${lightness}%)`;
}

/** Head and shoulders in front of a plain wall, 480 x 480. */
export function drawPortrait(hue: number): string {
  return frame(
    480,
    480,
    `<rect width="480" height="480" fill="${tone(hue, 88)}"/>` +
      `<circle cx="370" cy="110" r="150" fill="${tone(hue + 24, 80)}"/>` +
      `<path d="M90 480c0-96 66-158 150-158s150 62 150 158z" fill="${tone(hue + 190, 38)}"/>` +
      `<rect x="206" y="266" width="68" height="84" rx="34" fill="${tone(28, 68)}"/>` +
      `<ellipse cx="240" cy="208" rx="82" ry="98" fill="${tone(28, 74)}"/>` +
      `<path d="M154 204c0-78 36-112 88-112s90 36 86 110c-18-44-54-58-92-56-38 0-66 18-82 58z" fill="${tone(hue + 330, 26)}"/>`,
  );
}

/** A landscape of hills and sun, 960 x 540. */
export function drawScene(hue: number): string {
  return frame(
    960,
    540,
    `<rect width="960" height="540" fill="${tone(hue, 90)}"/>` +
      `<circle cx="${240 + ((hue * 7) % 480)}" cy="170" r="82" fill="${tone(hue + 40, 70)}"/>` +
      `<path d="M0 400c160-120 300-120 470-20s310 80 490-40v200H0z" fill="${tone(hue + 150, 62)}"/>` +
      `<path d="M0 470c210-90 420-70 600-10s260 20 360-20v100H0z" fill="${tone(hue + 170, 42)}"/>`,
  );
}

/** A company's mark: two overlapping shapes, 240 x 240. */
export function drawLogo(hue: number): string {
  return frame(
    240,
    240,
    `<rect width="240" height="240" rx="36" fill="${tone(hue, 94)}"/>` +
      `<circle cx="100" cy="112" r="56" fill="${tone(hue, 44)}"/>` +
      `<rect x="100" y="96" width="84" height="84" rx="14" fill="${tone(hue + 60, 56)}" fill-opacity=".88"/>`,
  );
}
