import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextListStep, type ListStep, type WantedItem } from '@/domain/listChanges';
import { moved, positionsOf } from '@/domain/listOrder';

interface Values {
  title: string;
}
type Saved = Values & { id: string };

const isSame = (one: Values, other: Values) => one.title.trim().toLowerCase() === other.title.trim().toLowerCase();

/** What a server makes of a step; new keywords go to the end. */
function apply(saved: readonly Saved[], step: ListStep<Values>, newId: string): Saved[] {
  switch (step.type) {
    case 'delete':
      return saved.filter(({ id }) => id !== step.id);
    case 'update':
      return saved.map((keyword) => (keyword.id === step.id ? { ...keyword, ...step.values } : keyword));
    case 'add':
      return [...saved, { id: newId, ...step.values }];
    case 'reorder':
      return step.positions.map(({ id }) => saved.find((keyword) => keyword.id === id) as Saved);
  }
}

function bring(
  saved: readonly Saved[],
  wanted: readonly WantedItem<Values>[],
): { steps: ListStep<Values>[]; end: Saved[] } {
  const steps: ListStep<Values>[] = [];
  let now = [...saved];
  for (;;) {
    const step = nextListStep(now, wanted, isSame);
    if (!step) return { steps, end: now };
    steps.push(step);
    expect(steps.length).toBeLessThan(100);
    now = apply(now, step, `new-${steps.length}`);
  }
}

const saved = [
  { id: '1', title: 'Solar' },
  { id: '2', title: 'Speicher' },
  { id: '3', title: 'Haus' },
];

describe('changes of a list', () => {
  it('need no call where nothing changed', () => {
    expect(nextListStep(saved, saved, isSame)).toBeNull();
  });

  it('are deletions, changes, additions and then the order, each call once', () => {
    const wanted = [
      { id: null, title: 'Wallbox' },
      { id: '3', title: 'Eigenheim' },
      { id: '1', title: 'Solar' },
    ];
    const { steps, end } = bring(saved, wanted);
    expect(steps).toEqual([
      { type: 'delete', id: '2' },
      { type: 'update', id: '3', values: { title: 'Eigenheim' }, order: 2 },
      { type: 'add', values: { title: 'Wallbox' } },
      {
        type: 'reorder',
        positions: [
          { id: 'new-3', order: 1 },
          { id: '3', order: 2 },
          { id: '1', order: 3 },
        ],
      },
    ]);
    expect(end.map(({ title }) => title)).toEqual(['Wallbox', 'Eigenheim', 'Solar']);
  });

  it('take up again where they stopped', () => {
    const wanted = [...saved, { id: null, title: 'Wallbox' }];
    const added = [...saved, { id: '9', title: 'wallbox ' }];
    expect(nextListStep(added, wanted, isSame)).toEqual({
      type: 'update',
      id: '9',
      values: { title: 'Wallbox' },
      order: 4,
    });
  });

  it('count a change only where what is comparable differs', () => {
    const noBlanks = ({ title }: Values) => ({ title: title.trim() });
    const saved = [{ id: '1', title: 'Strom ' }];
    expect(nextListStep(saved, [{ id: '1', title: 'Strom' }], isSame, noBlanks)).toBeNull();
    expect(nextListStep(saved, [{ id: '1', title: 'Licht' }], isSame, noBlanks)).toMatchObject({ type: 'update' });
  });

  it('add again what has vanished elsewhere', () => {
    expect(bring(saved.slice(1), saved).end.map(({ title }) => title)).toEqual(['Solar', 'Speicher', 'Haus']);
  });

  it('always end at the wanted list', () => {
    const titles = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 6 });
    fc.assert(
      fc.property(titles, titles, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (before, after, kept) => {
        const held = before.map((title, index) => ({ id: `${index}`, title }));
        const wanted = after.map((title, index) => ({ id: kept[index] ? (held[index]?.id ?? null) : null, title }));
        expect(bring(held, wanted).end.map(({ title }) => title)).toEqual(after);
      }),
    );
  });
});

describe('places in a list (CLA-15, D-35)', () => {
  const list = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });

  it('are counted from 1, one per item, without a gap', () => {
    fc.assert(
      fc.property(list, (ids) => {
        expect(positionsOf(ids)).toEqual(ids.map((id, index) => ({ id, order: index + 1 })));
      }),
    );
  });

  it('keep every item when one is moved, and moving back restores the list', () => {
    fc.assert(
      fc.property(list, fc.nat(7), fc.nat(7), (ids, from, to) => {
        const next = moved(ids, from, to);
        expect(next.toSorted()).toEqual(ids.toSorted());
        if (from < ids.length && to < ids.length) {
          expect(next[to]).toBe(ids[from]);
          expect(moved(next, to, from)).toEqual(ids);
        } else expect(next).toEqual(ids);
      }),
    );
  });
});
