import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/routes/errorText';
import { href } from '@/routes/href';
import { RouterLink, useNavigate, useParams } from '@/routes/navigation';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';

export default function NotFoundPage() {
  const { t } = useTranslation();
  const { error = '' } = useParams();
  const navigate = useNavigate();
  const { title, text } = errorText(error);
  return (
    <Stack sx={{ maxWidth: 720, mx: 'auto', gap: 3, py: { xs: 2, sm: 6 } }}>
      <BlankHead />
      <PageLayout title={t(title)} intro={t(text)} width="text">
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" component={RouterLink} to={href('root')}>
            {t('notFound.toStart')}
          </Button>
          <Button onClick={() => void navigate(-1)}>{t('action.back')}</Button>
        </Stack>
      </PageLayout>
    </Stack>
  );
}
