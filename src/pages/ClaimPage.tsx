import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useParams } from '@/routes/navigation';
import { Assistant } from '@/features/assistant';
import { ClaimEditor } from '@/features/claim-editor';

export default function ClaimPage() {
  const { claimId = '' } = useParams();
  return (
    <ClaimEditor
      claimId={claimId}
      assistant={
        // Keeps its place while the code is on its way.
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: 44, mb: -2 }}>
          <Suspense>
            <Assistant />
          </Suspense>
        </Box>
      }
    />
  );
}
