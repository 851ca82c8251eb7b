import Stack from '@mui/material/Stack';
import { NewClaimWizard } from '@/features/claims';
import { BlankHead } from '@/ui/page/BlankHead';

export default function NewClaimPage() {
  return (
    <Stack sx={{ gap: 3 }}>
      <BlankHead />
      <NewClaimWizard />
    </Stack>
  );
}
