import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBarHeight } from '@/ui/basics/useBarHeight';

function Bar({ height }: { height: number }) {
  const ref = useBarHeight('--bottom-height', true);
  return (
    <div
      ref={(bar) => {
        // jsdom lays nothing out.
        if (bar) Object.defineProperty(bar, 'offsetHeight', { configurable: true, value: height });
        return ref(bar);
      }}
    />
  );
}

const bottomHeight = () => document.documentElement.style.getPropertyValue('--bottom-height');

it('tells the height of the highest bar that is there, and none without a bar', () => {
  const { rerender } = render(<Bar height={64} />);
  expect(bottomHeight()).toBe('64px');
  rerender(
    <>
      <Bar height={64} />
      <Bar key="undo" height={80} />
    </>,
  );
  expect(bottomHeight()).toBe('80px');
  rerender(<Bar height={64} />);
  expect(bottomHeight()).toBe('64px');
  rerender(<p />);
  expect(bottomHeight()).toBe('');
});
