import Button from '@mui/material/Button';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { calendarFile } from '@/domain/calendarFile';
import { dayAfter, type DeletionDates } from '@/domain/deletionDates';
import { product } from '@/domain/product';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { download } from '@/ui/basics/download';
import { useDayText } from '@/ui/text/useLanguage';
import { Timeline } from './Timeline';

export interface FarewellProps {
  /** False where the server did not answer, but lets nobody in any more. */
  isCertain: boolean;
  email: string;
  dates: DeletionDates;
}

/** Without a session: it stays until it is left (D-57). */
export function Farewell({ isCertain, email, dates }: FarewellProps) {
  const { t } = useTranslation('account');
  const dayText = useDayText();
  const restore = `${window.location.origin}${href('restoreAccount')}`;
  const save = () => {
    const dayOf = (day: string, title: string) => ({
      uid: `${day}-${dates.offlineAt}@${window.location.hostname}`,
      day,
      title: `${product.name}: ${title}`,
      text: restore,
    });
    const days = [dayOf(dates.reminder, t('deleteUser.stillThere')), dayOf(dates.gone, t('deleteUser.gone'))];
    const file = calendarFile(days, new Date());
    download(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${product.prefix}.ics`);
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {isCertain ? null : <Typography>{t('deleteUser.probably')}</Typography>}
      <Typography>{t('deleteUser.lastDay', { day: dayText(dayAfter(dates.gone, -1)) })}</Typography>
      <Timeline dates={dates} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<CalendarIcon />} onClick={save}>
          {t('deleteUser.calendar')}
        </Button>
        <Button component={RouterLink} to={href('restoreAccount')} state={{ email }}>
          {t('deleteUser.restore')}
        </Button>
      </Stack>
    </Stack>
  );
}
