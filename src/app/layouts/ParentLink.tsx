import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { parentOf } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { routeEntry } from '@/routes/table';

/** From a page that a list leads to, the way back to that list. */
export function ParentLink() {
  const { t } = useTranslation();
  const parent = parentOf(useLocation().pathname);
  if (parent === null) return null;
  return (
    <Button
      component={RouterLink}
      to={href(parent as 'claims')}
      color="inherit"
      size="small"
      startIcon={<BackIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
      sx={{ minWidth: 0, marginInlineStart: -1.25, fontWeight: 400, color: 'text.secondary' }}
    >
      {t(routeEntry(parent).title as 'page.claims')}
    </Button>
  );
}
