import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSteps } from '../PageSteps';
import { pageSizes, type ListPage, type PageSize } from '../paging';

interface PageControlsProps extends Omit<ListPage<unknown>, 'items'> {
  size: PageSize;
  /** Items of this page, and of all pages. */
  shown: number;
  count: number;
  /** '' for all. */
  onSize: (size: string) => void;
  onPage: (page: number) => void;
}

/** Page size, and the way to the other pages (NAV-14). */
export function PageControls({ size, shown, count, start, page, pageCount, onSize, onPage }: PageControlsProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={t('paging.label')}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: 2, rowGap: 1 }}
    >
      <Typography component="label" variant="body2" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {t('paging.perPage')}
      </Typography>
      <NativeSelect
        value={size ?? ''}
        onChange={({ target }) => onSize(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id }}
        sx={{ typography: 'body2' }}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
        <option value="">{t('paging.all')}</option>
      </NativeSelect>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {t('paging.position', { first: start + 1, last: start + shown, count })}
      </Typography>
      {size === null ? null : <PageSteps page={page} pageCount={pageCount} onPage={onPage} />}
    </Stack>
  );
}
