const planSlugs = ['genius', 'vendor', 'ambassador', 'patron'] as const;
export type PlanSlug = (typeof planSlugs)[number];

/** PAY-01; savings in euro a month, 0 for none. */
export interface PlanFigures {
  claims: number;
  contactSaving: number;
  items: number;
  itemSaving: number;
}

const figures: Readonly<Record<PlanSlug, PlanFigures>> = {
  genius: { claims: 1, contactSaving: 0, items: 0, itemSaving: 0 },
  vendor: { claims: 3, contactSaving: 15, items: 0, itemSaving: 0 },
  ambassador: { claims: 6, contactSaving: 30, items: 3, itemSaving: 90 },
  patron: { claims: 20, contactSaving: 100, items: 20, itemSaving: 600 },
};

export const popularPlan: PlanSlug = 'ambassador';

/** Undefined for a plan that only the server knows. */
export const figuresOf = (slug: string): PlanFigures | undefined =>
  Object.hasOwn(figures, slug) ? figures[slug as PlanSlug] : undefined;

interface DeliveredPlan {
  slug: string;
  name: string;
  description: string;
  price: number | null;
  currency: string;
  interval: string;
}

export interface ShownPlan extends DeliveredPlan {
  /** Null for a plan that only the server knows. */
  knownSlug: PlanSlug | null;
  figures: PlanFigures | null;
}

/** A plan that is known, in the letters it is known by; as delivered otherwise. */
export const planSlug = (slug: string): string => (figuresOf(slug.toLowerCase()) ? slug.toLowerCase() : slug);

const neverPaid = /^(?:incomplete|pending|unpaid|requires)/i;
const ended = /^(?:incomplete_expired|cancel|expired|ended)/i;

/** Whether an ordered plan is there; null for no plan, another or an ended one, which proves nothing (D-66). */
export function orderedPlan(
  subscription: { plan: string; status: string } | null,
  slug: string,
): 'booked' | 'unpaid' | null {
  if (!subscription || planSlug(subscription.plan) !== slug || ended.test(subscription.status)) return null;
  return neverPaid.test(subscription.status) ? 'unpaid' : 'booked';
}

export const planName = (slug: string): string => slug.slice(0, 1).toUpperCase() + slug.slice(1);

/** The four plans, whatever the server delivers of them, then those that it alone knows (D-52). */
export function shownPlans(delivered: readonly DeliveredPlan[]): ShownPlan[] {
  const standardPlans = planSlugs.map((slug): ShownPlan => {
    const match = delivered.find((plan) => plan.slug.toLowerCase() === slug);
    const empty = { name: '', description: '', price: null, currency: '', interval: '' };
    const plan = { ...empty, ...match, slug };
    return { ...plan, name: plan.name || planName(slug), knownSlug: slug, figures: figures[slug] };
  });
  const others = delivered.filter(({ slug }) => !figuresOf(slug.toLowerCase()));
  return [
    ...standardPlans,
    ...others.map((plan) => ({ ...plan, name: plan.name || planName(plan.slug), knownSlug: null, figures: null })),
  ];
}

/** The smallest plan with room for so many claims; null where none has. */
export function fittingPlan(claims: number): PlanSlug | null {
  return planSlugs.find((slug) => figures[slug].claims >= claims) ?? null;
}

/** In euro a year. */
export const yearlySaving = ({ contactSaving, itemSaving }: PlanFigures): number => 12 * (contactSaving + itemSaving);
