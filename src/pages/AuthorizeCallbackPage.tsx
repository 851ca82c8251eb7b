import { Stack } from '@mui/material';
import { FinishSignIn } from '@/features/auth/FinishSignIn';
import { destinationAfterLogin } from '@/routes/destination';
import { useNavigate, useParams } from '@/routes/navigation';
import { BlankHead } from '@/ui/page/BlankHead';

export default function AuthorizeCallbackPage() {
  const { provider = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Stack sx={{ maxWidth: 480, mx: 'auto', gap: 3 }}>
      <BlankHead />
      <FinishSignIn
        provider={provider}
        onSignedIn={(search) => void navigate(destinationAfterLogin(search, Date.now()), { replace: true })}
      />
    </Stack>
  );
}
