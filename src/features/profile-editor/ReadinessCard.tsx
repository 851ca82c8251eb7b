import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { ReadinessChecklist } from '@/ui/list/ReadinessChecklist';
import type { Readiness, ReadinessCheck } from '@/features/publishing';

export interface ReadinessCardProps {
  isPublic: boolean;
  readiness: Readiness;
  onGoTo: (check: ReadinessCheck) => void;
  onPublish: (() => void) | undefined;
}

/** Checklist of the conditions for publishing; they have to stay met while the profile is public (D-62). */
export function ReadinessCard({ isPublic, readiness, onGoTo, onPublish }: ReadinessCardProps) {
  const { t } = useTranslation('profiles');
  const { checks, isReady, taskText } = readiness;
  return (
    <Card
      component="aside"
      aria-labelledby="readiness"
      sx={{
        ...(isReady ? { border: 0, bgcolor: 'transparent' } : { p: { xs: 2, sm: 3 } }),
        '& > ul': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', '@1040': '1fr' } },
      }}
    >
      <ReadinessChecklist
        checks={checks}
        textOf={taskText}
        onGoTo={onGoTo}
        title={t(isPublic ? 'readiness.public' : 'readiness.title')}
        headingId="readiness"
        onPublish={onPublish}
      />
    </Card>
  );
}
