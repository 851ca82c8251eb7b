import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { monthFrom } from '@/domain/importedCareer';

interface MonthPickerProps {
  /** `YYYY-MM` or ''. */
  value: string;
  label: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** The library's buttons and head are as high and wide as text of the usual size. */
const roomForLargeText = {
  // The years and their head. Not `auto`: while months take the place of years, it would be as high as both and change sides.
  '& .MuiDateCalendar-root': { height: 'calc(280px + 4rem)', maxHeight: 'none' },
  '& .MuiPickersCalendarHeader-root': { flexShrink: 0, maxHeight: 'none' },
  // They step through months of days, which this picker does not show.
  '& .MuiPickersArrowSwitcher-root': { display: 'none' },
  '& .MuiYearCalendar-button, & .MuiMonthCalendar-button': {
    width: 'auto',
    minWidth: 72,
    height: 'auto',
    minHeight: 36,
    p: 0,
  },
} as const;

const stored = 'YYYY-MM';
const displayFormats: Record<string, string> = { de: 'MM.YYYY', en: 'MM/YYYY' };
const germanTexts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

/** Loaded on demand by `MonthField`, since it carries the date library. */
export function MonthPicker({ value, label, invalid, describedBy, onChange, onBlur }: MonthPickerProps) {
  const { i18n } = useTranslation();
  const { month, change } = useMonth(value, onChange);
  const { section, setSection, watchKeys } = useSections(() => change(null));
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const { month: pasted, yearOnly } = monthFrom(event.clipboardData.getData('text/plain'));
    change(toDayjs(yearOnly ? '' : pasted));
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={i18n.language}
      {...(i18n.language === 'de' ? { localeText: germanTexts } : {})}
    >
      <div ref={watchKeys}>
        <DatePicker
          views={['year', 'month']}
          openTo="year"
          yearsOrder="desc"
          // The picker offers past months; a future month can be typed.
          maxDate={dayjs().endOf('month')}
          format={displayFormats[i18n.language] ?? stored}
          value={month}
          onChange={change}
          selectedSections={section}
          onSelectedSectionsChange={setSection}
          slotProps={{
            field: { clearable: true },
            popper: { 'aria-label': label },
            dialog: { 'aria-label': label },
            layout: { sx: roomForLargeText },
            textField: {
              fullWidth: true,
              error: invalid,
              onBlur,
              onPasteCapture: paste,
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
      </div>
    </LocalizationProvider>
  );
}

/** An incomplete month has no text: the picker keeps its own value until the form gets another one. */
function useMonth(value: string, onChange: (value: string) => void) {
  const [month, setMonth] = useState(() => toDayjs(value));
  const [formValue, setFormValue] = useState(value);
  if (value !== formValue) {
    setFormValue(value);
    if (value !== textOf(month)) setMonth(toDayjs(value));
  }
  const change = (next: Dayjs | null) => {
    setMonth(next);
    onChange(textOf(next));
  };
  return { month, change };
}

/** The section being written, month or year. A separator ends the month; a character that fits no year starts over. */
function useSections(clear: () => void) {
  const [section, setSection] = useState<FieldSelectedSections>(null);
  const beforeInput = (event: InputEvent) => {
    const isSeparator = /^[-./, ]$/.test(event.data ?? '');
    if (!isSeparator && event.data !== '0') return;
    if (section === 1 && isSeparator === isYearBegun(event.target)) {
      clear();
      setSection(0);
    } else if (section === 0 && isSeparator) setSection(1);
    else return;
    event.preventDefault();
  };
  // Fires for on-screen keyboards too; React has no event of its own for it.
  const watchKeys = (field: HTMLElement | null) => {
    field?.addEventListener('beforeinput', beforeInput);
    return () => field?.removeEventListener('beforeinput', beforeInput);
  };
  return { section, setSection, watchKeys };
}

function toDayjs(value: string): Dayjs | null {
  return value === '' ? null : dayjs(value);
}

/** `YYYY-MM`, '' for none, '?' while the month is incomplete. */
function textOf(value: Dayjs | null): string {
  if (value === null) return '';
  return value.isValid() && value.year() >= 1900 && value.year() < 2100 ? value.format(stored) : '?';
}

/** Whether some digits of the year are typed, as `0020` on the way to 2018. */
const isYearBegun = (section: EventTarget | null) => section instanceof Element && /^0+[1-9]/.test(section.textContent);
