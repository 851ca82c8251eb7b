import { Chip, Stack } from '@mui/material';
import type { Category } from '@/api/schema/entities';

export function PostCategories({ categories }: { categories: readonly Category[] }) {
  const named = categories.filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {named.map(({ id, name }) => (
        <Chip key={id} variant="soft" label={name} />
      ))}
    </Stack>
  );
}
