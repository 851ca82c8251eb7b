import { Link, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { articleHref } from '@/routes/helpArticles';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';

export function HelpLinks() {
  const { t } = useTranslation(['help', 'common']);
  const { pathname } = useLocation();
  const links: [to: string, label: string][] = [
    [href('help'), t('all')],
    [articleHref('glossary'), t('glossary')],
    [href('feedback'), t('ask')],
  ];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, mt: 2 }}>
      {links
        .filter(([to]) => to !== pathname)
        .map(([to, label]) => (
          <Link
            key={to}
            component={RouterLink}
            to={to}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {label}
          </Link>
        ))}
    </Stack>
  );
}
