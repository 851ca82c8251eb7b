import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonAvatar, tintOf } from '@/ui/basics/PersonAvatar';

const anna = { id: '17', name: 'Dr. Anna Bergmann', alt: 'Anna im Labor', size: 5 } as const;

it('gives a person the same tint everywhere, and uses all six', () => {
  const ids = Array.from({ length: 60 }, (_, index) => String(index));
  expect(ids.map(tintOf)).toEqual(ids.map(tintOf));
  expect(new Set(ids.map(tintOf)).size).toBe(6);
});

it('shows the picture with its words, and initials that nobody has to hear where there is none', () => {
  const { rerender } = render(<PersonAvatar {...anna} url="https://media.example/anna.jpg" />);
  expect(screen.getByRole('img', { name: 'Anna im Labor' })).toBeVisible();
  rerender(<PersonAvatar {...anna} url={undefined} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('AB')).toHaveAttribute('aria-hidden', 'true');
});
