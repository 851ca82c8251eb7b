import Stack from '@mui/material/Stack';
import { PersonAvatar } from './PersonAvatar';

/** So many people are shown at once. */
const maxFaces = 5;

interface FacesProps {
  people: readonly { id: string | number; name: string }[];
}

/** People who have confirmed, for the eye: their names are in words beside. None covers another, whose initials would be cut. */
export function Faces({ people }: FacesProps) {
  if (people.length === 0) return null;
  return (
    <Stack direction="row" aria-hidden sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {people.slice(0, maxFaces).map(({ id, name }) => (
        <PersonAvatar key={id} id="" name={name} size={4} />
      ))}
    </Stack>
  );
}
