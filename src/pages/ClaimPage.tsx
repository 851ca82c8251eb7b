import Box from '@mui/material/Box';
import { useParams } from '@/routes/navigation';
import { Assistant } from '@/features/assistant';
import { ClaimEditor } from '@/features/claim-editor';

export default function ClaimPage() {
  const { claimId = '' } = useParams();
  return (
    <ClaimEditor
      claimId={claimId}
      assistant={
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: 44, mb: -2 }}>
          <Assistant />
        </Box>
      }
    />
  );
}
