import { Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { exampleClaimHref, href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { VisuallyHidden } from './VisuallyHidden';

/** Opens in a new tab, so that what was typed here stays in sight. */
export function ExampleLink({ of }: { of: 'profile' | 'claim' }) {
  const { t } = useTranslation();
  return (
    <Link
      component={RouterLink}
      to={of === 'claim' ? exampleClaimHref : href('exampleProfile')}
      target="_blank"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {t('link.example')}
      <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>
    </Link>
  );
}
