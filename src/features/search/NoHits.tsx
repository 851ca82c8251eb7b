import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { href, inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { EmptyState } from '@/ui/feedback/EmptyState';

interface NoHitsProps {
  text: string;
  /** Something could not be searched, so the text may exist all the same. */
  isPartial: boolean;
  /** Empties the field, which offers the suggestions again. */
  onClear: () => void;
  onLeave: () => void;
}

export function NoHits({ text, isPartial, onClear, onLeave }: NoHitsProps) {
  const { t } = useTranslation('search');
  return (
    <Box sx={{ overflowY: 'auto' }}>
      <EmptyState
        inset
        drawing="search"
        title={t(isPartial ? 'none.soFar' : 'none.title')}
        text={isPartial ? null : t('none.text')}
        action={
          isPartial ? null : (
            <>
              <Button
                variant="contained"
                component={RouterLink}
                to={href('newClaim', undefined, { question: text })}
                onClick={onLeave}
              >
                {t('none.claim')}
              </Button>
              <Button component={RouterLink} to={inviteHref} onClick={onLeave}>
                {t('action.invite')}
              </Button>
            </>
          )
        }
        link={
          <Link component="button" type="button" onClick={onClear}>
            {t('none.clear')}
          </Link>
        }
      />
    </Box>
  );
}
