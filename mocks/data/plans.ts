import type { PlanSlug } from '@/domain/plans';

export interface PlanEntry {
  id: number;
  slug: PlanSlug;
  name: string;
  description: string;
  /** Euro a month, as the server writes decimals; the amounts are the mock server's own. */
  price: string;
}

export const planEntries: readonly PlanEntry[] = [
  { id: 1, slug: 'genius', name: 'Genius', description: 'Für Angestellte: 1 Claim', price: '9.00' },
  { id: 2, slug: 'vendor', name: 'Vendor', description: '3 Claims und Kontaktanzeigen', price: '29.00' },
  { id: 3, slug: 'ambassador', name: 'Ambassador', description: '6 Claims und 3 Werbeplätze', price: '59.00' },
  { id: 4, slug: 'patron', name: 'Patron', description: '20 Claims und 20 Werbeplätze', price: '149.00' },
];

/** A voucher everybody may use, or one of the seeded expert's own. */
export interface VoucherEntry {
  code: string;
  description: string;
  percent: number;
  /** Slug of the only plan it is good for, or null for any. */
  plan: PlanEntry['slug'] | null;
  /** Days from now until it expires; negative for one that has. */
  days: number;
  used: boolean;
  /** Whether it belongs to the seeded expert alone. */
  own: boolean;
}

const anyPlan = { plan: null, days: 90, used: false, own: false };

export const voucherEntries: readonly VoucherEntry[] = [
  { ...anyPlan, code: 'WILLKOMMEN20', description: 'Zum Kennenlernen', percent: 20 },
  { ...anyPlan, code: 'PATRON-50', description: 'Für große Pläne', percent: 50, plan: 'patron' },
  { ...anyPlan, code: 'SOMMER2025', description: 'Sommeraktion', percent: 10, days: -120 },
  { ...anyPlan, code: 'DANKE-ANNA', description: 'Dank für Ihre Empfehlung', percent: 30, own: true },
  { ...anyPlan, code: 'GRUENDUNG', description: 'Für Gründungsmitglieder', percent: 100, days: 365, own: true },
  { ...anyPlan, code: 'SCHON-BENUTZT', description: 'Zum Jubiläum', percent: 15, used: true, own: true },
];
