import { NamedArticle } from '@/features/help/NamedArticle';
import { isArticle } from '@/routes/helpArticles';
import { href } from '@/routes/href';
import { Navigate, useParams } from '@/routes/navigation';

export default function HelpArticlePage() {
  const { article } = useParams();
  return isArticle(article) ? (
    <NamedArticle key={article} name={article} />
  ) : (
    <Navigate to={href('error', { error: '404' })} replace />
  );
}
