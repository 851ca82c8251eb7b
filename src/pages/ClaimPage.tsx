import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ClaimEditor } from '@/features/claims';
import { useParams } from '@/routes/navigation';

/** After the first paint (performance S2). */
const Assistant = lazy(async () => ({ default: (await import('@/features/assistant')).Assistant }));

export default function ClaimPage() {
  const { claimId = '' } = useParams();
  return (
    <ClaimEditor
      claimId={claimId}
      renderAssistant={(part, claim) => (
        // Keeps its place while the code is on its way.
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: 44, mb: -2 }}>
          <Suspense>
            <Assistant part={part} claim={claim} />
          </Suspense>
        </Box>
      )}
    />
  );
}
