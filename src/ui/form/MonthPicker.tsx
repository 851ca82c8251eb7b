import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MonthPickerProps {
  /** `YYYY-MM` or ''. */
  value: string;
  label: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

const stored = 'YYYY-MM';
const shown: Record<string, string> = { de: 'MM.YYYY', en: 'MM/YYYY' };
const germanTexts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

/** The part of `MonthField` that carries the date library. */
export function MonthPicker({ value, label, invalid, describedBy, onChange, onBlur }: MonthPickerProps) {
  const { i18n } = useTranslation();
  const isGerman = i18n.language === 'de';
  // Half a month is no text: the picker keeps what it said itself, until the form gets another value.
  const [month, setMonth] = useState(() => monthOf(value));
  const [formValue, setFormValue] = useState(value);
  if (value !== formValue) {
    setFormValue(value);
    if (value !== textOf(month)) setMonth(monthOf(value));
  }
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={i18n.language}
      {...(isGerman ? { localeText: germanTexts } : {})}
    >
      <DatePicker
        views={['year', 'month']}
        openTo="year"
        yearsOrder="desc"
        // The picker offers past months; a future month can be typed.
        maxDate={dayjs().endOf('month')}
        format={shown[i18n.language] ?? stored}
        value={month}
        onChange={(next) => {
          setMonth(next);
          onChange(textOf(next));
        }}
        slotProps={{
          field: { clearable: true },
          popper: { 'aria-label': label },
          dialog: { 'aria-label': label },
          textField: {
            fullWidth: true,
            error: invalid,
            onBlur,
            sx: {
              // As high as the other fields; only the mark below it overflows.
              '& .MuiPickersInputBase-sectionsContainer': { py: 1.375, overflow: 'visible' },
              // Month and year are stops of their own; the ring around the field does not tell which one is written.
              '& .MuiPickersInputBase-sectionContent:focus': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 0,
              },
            },
            slotProps: { input: { 'aria-label': label, 'aria-describedby': describedBy } },
          },
        }}
      />
    </LocalizationProvider>
  );
}

function monthOf(value: string): Dayjs | null {
  return value === '' ? null : dayjs(value);
}

/** `YYYY-MM`, '' for none, and a text that is neither while the month is incomplete. */
function textOf(value: Dayjs | null): string {
  if (value === null) return '';
  return value.isValid() ? value.format(stored) : '?';
}
