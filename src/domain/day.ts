/** The zone in which the product counts the days that the server names, as an expiry (quality T34). */
const productZone = 'Europe/Berlin';

/** Of a server's time as `YYYY-MM-DD`, else null. Without a zone it is the product's, else moved into its zone. */
export function dayOf(value: string | number | Date, zone: string = productZone): string | null {
  if (typeof value === 'string') {
    const match = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.exec(value.trim());
    if (match?.[1]) return isRealDay(match[1]) ? match[1] : null;
  }
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? null : dayAt(time, zone);
}

let latest = { time: Number.NaN, zone: '', day: '' };

/** Cached, since long lists ask for the same moment in every row. */
function dayAt(time: number, zone: string): string {
  if (latest.time !== time || latest.zone !== zone) latest = { time, zone, day: isoFormat(zone).format(time) };
  return latest.day;
}

const isoFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once per zone: making one costs far more than using it, and long lists ask for every row. */
function isoFormat(zone: string): Intl.DateTimeFormat {
  // The Swedish format is the ISO one.
  const format = isoFormats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  isoFormats.set(zone, format);
  return format;
}

/** In the product's zone; `now` in ms. Only a day close by needs the zone's calendar, which is slow to make. */
export function hasPassed(day: string, now: number): boolean {
  const away = daysBetween(new Date(now).toISOString().slice(0, 10), day);
  if (Math.abs(away) > 1) return away < 0;
  const today = dayOf(now);
  return today !== null && day < today;
}

/** Days from one `YYYY-MM-DD` to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function isRealDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
