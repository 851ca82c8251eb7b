import { Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { Navigate, RouterLink, useNavigate, useSearchParams } from '@/routes/navigation';
import { tallLink } from '@/ui/basics/hitArea';
import { PageLayout } from '@/ui/page/PageLayout';
import { QuestionForm } from '@/features/claim-editor/question/QuestionForm';

/** `?id=` names the claim; without it, the list is the place to choose one (D-12). */
export default function ClaimFormPage() {
  const { t } = useTranslation('claims');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const claimId = query.get('id');
  if (!claimId) return <Navigate to={href('claims')} replace />;
  const back = href('claim', { claimId });
  return (
    <PageLayout
      title={t('question.title')}
      width="text"
      intro={
        <Link component={RouterLink} to={back} sx={tallLink}>
          {t('question.backToClaim')}
        </Link>
      }
    >
      <QuestionForm claimId={claimId} onDone={() => void navigate(back)} />
    </PageLayout>
  );
}
