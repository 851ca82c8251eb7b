import { Stack } from '@mui/material';
import { PersonAvatar } from './PersonAvatar';

const maxAvatars = 5;

/** Decorative: the names are in words beside it. No face covers another, which would cut its initials. */
export function AvatarGroup({ people }: { people: readonly { id: string | number; name: string }[] }) {
  if (people.length === 0) return null;
  return (
    <Stack direction="row" aria-hidden sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {people.slice(0, maxAvatars).map(({ id, name }) => (
        <PersonAvatar key={id} id="" name={name} size={4} />
      ))}
    </Stack>
  );
}
