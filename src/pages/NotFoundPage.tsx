import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink, useNavigate, useParams } from '@/routes/navigation';
import { Logo } from '@/ui/basics/Logo';
import { PageLayout } from '@/ui/page/PageLayout';

/** What `/pages/misc/not-found/<error>` may say; nothing of the address is ever shown (D-13, quality T38). */
const errors = {
  '403': { title: 'notFound.title403', text: 'failure.forbidden' },
  '404': { title: 'page.notFound', text: 'failure.notFound' },
  '422': { title: 'notFound.title422', text: 'failure.validation' },
  '500': { title: 'notFound.title500', text: 'notFound.text500' },
} as const;
const unknown = { title: 'page.notFound', text: 'notFound.text' } as const;

export default function NotFoundPage() {
  const { t } = useTranslation();
  const { error = '' } = useParams();
  const navigate = useNavigate();
  const { title, text } = Object.hasOwn(errors, error) ? errors[error as keyof typeof errors] : unknown;
  return (
    <Stack sx={{ maxWidth: 720, mx: 'auto', gap: 3, py: { xs: 2, sm: 6 } }}>
      <Logo />
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
