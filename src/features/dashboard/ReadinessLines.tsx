import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { withNumbersKept } from '@/domain/plainText';
import { ProgressRing } from '@/ui/basics/ProgressRing';

export interface ProfileReadiness {
  id: string;
  /** '' where it is not known. */
  name: string;
  isPublic: boolean;
  /** Of publishing a paused profile; null where it is not known. */
  tasks: { done: number; total: number } | null;
}

export const maxReadiness = 3;

/** Profiles that are not public come first. */
export function ReadinessLines({ profiles }: { profiles: readonly ProfileReadiness[] }) {
  const { t } = useTranslation('dashboard');
  const ordered = profiles.toSorted((one, other) => Number(one.isPublic) - Number(other.isPublic));
  const wordsOf = ({ name, isPublic, tasks }: ProfileReadiness) => {
    const profile = name || t('recent.place.profile');
    if (isPublic) return t('tile.isPublic', { profile });
    return tasks
      ? t('tile.readiness', { profile, count: tasks.total - tasks.done, total: tasks.total })
      : t('tile.isPaused', { profile });
  };
  return (
    <Stack sx={{ gap: 0.5, mt: 0.5 }}>
      {ordered.slice(0, maxReadiness).map((one) => (
        <Stack key={one.id} direction="row" sx={{ gap: 1 }}>
          <ProgressRing
            size={2.5}
            // In the colour that public claims have, too.
            color={one.isPublic ? 'success' : 'primary'}
            value={one.isPublic ? 1 : one.tasks ? one.tasks.done / one.tasks.total : 0}
          />
          <span>{withNumbersKept(wordsOf(one))} </span>
        </Stack>
      ))}
    </Stack>
  );
}
