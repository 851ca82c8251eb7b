import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchRows } from '@/app/layouts/rowMotion';
import { isMotionWelcome } from '@/app/layouts/usePageMotion';

function Page({ rows, marked = true }: { rows: readonly string[]; marked?: boolean }) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => watchRows(area.current as HTMLElement, isMotionWelcome), []);
  return (
    <main ref={area}>
      <ul data-rows={marked ? true : undefined}>
        {rows.map((row) => (
          <li key={row} id={row}>
            {row}
          </li>
        ))}
      </ul>
    </main>
  );
}

/* jsdom cannot animate: what the application asks for is noted, and ended by the test. */
const running: { row: string; animation: EventTarget }[] = [];
const rows = () => screen.getAllByText(/./, { selector: 'li' }).map(({ textContent }) => textContent);

beforeEach(() => {
  running.length = 0;
  Object.assign(Element.prototype, {
    animate(this: Element) {
      const animation = new EventTarget();
      running.push({ row: this.textContent, animation });
      return animation;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

describe('the rows of a list', () => {
  it('shrink out as a lifeless copy that leaves by itself', async () => {
    const { rerender } = render(<Page rows={['one', 'two', 'three']} />);
    rerender(<Page rows={['one', 'three']} />);
    await waitFor(() => expect(running.map(({ row }) => row)).toEqual(['two']));
    expect(rows()).toEqual(['one', 'two', 'three']);
    const copy = screen.getByText('two');
    expect(copy).toHaveAttribute('aria-hidden', 'true');
    expect(copy).not.toHaveAttribute('id');
    expect(copy.inert).toBe(true);
    // What comes next is not disturbed by it.
    rerender(<Page rows={['one', 'four', 'three']} />);
    await waitFor(() => expect(running.map(({ row }) => row)).toEqual(['two', 'four']));
    running[0]?.animation.dispatchEvent(new Event('finish'));
    expect(rows()).toEqual(['one', 'four', 'three']);
  });

  it.each<[string, readonly string[], boolean]>([
    ['in another order', ['three', 'two', 'one'], true],
    ['that are another view', ['four', 'five', 'six'], true],
    ['of other lists', ['one', 'two'], false],
  ])('do not move where there are rows %s', async (_, next, marked) => {
    const { rerender } = render(<Page rows={['one', 'two', 'three']} marked={marked} />);
    rerender(<Page rows={next} marked={marked} />);
    await Promise.resolve();
    expect(rows()).toEqual(next);
    expect(running).toEqual([]);
  });

  it('do not move for who wants no motion', async () => {
    const list = window.matchMedia('');
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(list, { matches: query.includes('reduced-motion') }),
    );
    const { rerender } = render(<Page rows={['one', 'two']} />);
    rerender(<Page rows={['one']} />);
    await Promise.resolve();
    expect(rows()).toEqual(['one']);
  });
});
