import Box from '@mui/material/Box';
import { FinishSignIn } from '@/features/auth';
import { destinationAfterLogin } from '@/routes/destination';
import { useNavigate, useParams } from '@/routes/navigation';

export default function AuthorizeCallbackPage() {
  const { provider = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      <FinishSignIn
        provider={provider}
        onSignedIn={(search) => void navigate(destinationAfterLogin(search, Date.now()), { replace: true })}
      />
    </Box>
  );
}
