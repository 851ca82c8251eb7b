import { Box, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/routes/errorText';
import { href } from '@/routes/href';
import { RouterLink, useNavigate, useParams } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { BlankHead } from '@/ui/page/BlankHead';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SearchButton } from '@/features/search/SearchButton';

export default function NotFoundPage() {
  const { t } = useTranslation();
  const { error = '' } = useParams();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { title, text } = errorText(error);
  const isEntry = text === 'failure.notFound';
  return (
    <Stack sx={{ maxWidth: 720, mx: 'auto', gap: 3, py: { xs: 2, sm: 6 } }}>
      <BlankHead />
      <EmptyState
        drawing="search"
        title={t(title)}
        heading="h1"
        text={isEntry ? `${t(text)} ${t('notFound.entry')}` : t(text)}
        action={
          <>
            {isSignedIn ? (
              <Box sx={{ width: 'min(360px, 72vw)', minHeight: 44, mb: 1 }}>
                <SearchButton fieldFrom="xs" />
              </Box>
            ) : null}
            <Button variant="contained" component={RouterLink} to={href('root')}>
              {t('notFound.toStart')}
            </Button>
            <Button onClick={() => void navigate(-1)}>{t('action.back')}</Button>
          </>
        }
      />
    </Stack>
  );
}
