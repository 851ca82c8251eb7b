import { describe, expect, it } from 'vitest';
import { Plan } from '@/api/endpoints/plans';
import { figuresOf, fittingPlan, orderedPlan, shownPlans, yearlySaving } from '@/domain/plans';

describe('the four plans (PAY-01)', () => {
  it('have the figures of the specification', () => {
    expect(['genius', 'vendor', 'ambassador', 'patron'].map(figuresOf)).toEqual([
      { claims: 1, contactSaving: 0, items: 0, itemSaving: 0 },
      { claims: 3, contactSaving: 15, items: 0, itemSaving: 0 },
      { claims: 6, contactSaving: 30, items: 3, itemSaving: 90 },
      { claims: 20, contactSaving: 100, items: 20, itemSaving: 600 },
    ]);
    expect(yearlySaving({ claims: 6, contactSaving: 30, items: 3, itemSaving: 90 })).toBe(1440);
    expect(figuresOf('constructor')).toBeUndefined();
  });

  it.each([
    [0, 'genius'],
    [1, 'genius'],
    [2, 'vendor'],
    [6, 'ambassador'],
    [7, 'patron'],
    [21, null],
  ])('with room for %i claims: %s', (claims, plan) => {
    expect(fittingPlan(claims)).toBe(plan);
  });
});

describe('what is shown of them (D-52)', () => {
  const delivered = (...plans: object[]) => plans.map((plan) => Plan.parse(plan));

  it('stands without the server', () => {
    expect(shownPlans([]).map(({ slug, name, price }) => [slug, name, price])).toEqual([
      ['genius', 'Genius', null],
      ['vendor', 'Vendor', null],
      ['ambassador', 'Ambassador', null],
      ['patron', 'Patron', null],
    ]);
  });

  it('takes what the server says, in any case of letters, and keeps the order', () => {
    const plans = shownPlans(delivered({ slug: 'PATRON', name: 'Mäzen', price: '149.00' }, { slug: 'genius' }));
    expect(plans.map(({ slug }) => slug)).toEqual(['genius', 'vendor', 'ambassador', 'patron']);
    expect(plans[3]).toMatchObject({ name: 'Mäzen', price: 149, figures: { claims: 20 } });
  });

  it('adds a plan that the server alone knows, without figures', () => {
    expect(shownPlans(delivered({ slug: 'platin', description: 'Alles' }))[4]).toMatchObject({
      slug: 'platin',
      name: 'Platin',
      description: 'Alles',
      knownSlug: null,
      figures: null,
    });
  });
});

describe('a plan that was ordered', () => {
  it.each([
    ['there', { plan: 'patron', status: 'active' }, 'booked'],
    ['there, in other letters', { plan: 'Patron', status: '' }, 'booked'],
    ['not paid yet', { plan: 'patron', status: 'incomplete' }, 'unpaid'],
    ['one that came to nothing', { plan: 'patron', status: 'incomplete_expired' }, null],
    ['one that has ended', { plan: 'patron', status: 'canceled' }, null],
    ['another one', { plan: 'vendor', status: 'active' }, null],
    ['not there', null, null],
  ])('is %s', (_, subscription, found) => {
    expect(orderedPlan(subscription, 'patron')).toBe(found);
  });
});
