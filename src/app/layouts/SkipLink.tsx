import { Link } from '@mui/material';
import { useTranslation } from 'react-i18next';

export const mainId = 'main';

/** The first tab stop (2.4.1). */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <Link
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
      sx={{
        position: 'fixed',
        insetInlineStart: 16,
        top: -64,
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        p: 1.5,
        borderRadius: 1,
        '&:focus': { top: 16 },
      }}
    >
      {t('shell.skip')}
    </Link>
  );
}
