import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '@/domain/changedWords';
import { plainTextOf } from '@/domain/richText';
import { growsWithText } from '@/ui/form/FieldFrame';
import { textInset } from './richTextStyles';
import type { RichTextEditorProps } from './useEditor';

/** The words before the place where the next letter goes, where the text has the focus. */
export type CaretRef = RefObject<string | null>;

interface PlainEditorProps extends RichTextEditorProps {
  caret: CaretRef;
  /** Tries again to load the editor's code; null while it is on its way. */
  onRetry: (() => void) | null;
  /** An input method is at work: the text must not be exchanged now. */
  onComposing: (isComposing: boolean) => void;
}

/**
 * Writes the words alone until the editor's code is there, or where it cannot be had. What is not touched keeps its
 * formatting; the focus and the caret go on to what takes its place.
 */
export function PlainEditor({ id, invalid, describedBy, lang, value, ...props }: PlainEditorProps) {
  const { onChange, onBlur, inputRef, caret, onRetry, onComposing } = props;
  const { t } = useTranslation(['editing', 'common']);
  const [text, setText] = useState(() => plainTextOf(value));
  const [formatted, setFormatted] = useState(value);
  const [written, setWritten] = useState(value);
  if (value !== written) {
    setWritten(value);
    setFormatted(value);
    setText(plainTextOf(value));
  }
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = input.current;
    if (area && caret.current !== null) {
      area.focus();
      area.setSelectionRange(caret.current.length, caret.current.length);
    }
    return () => {
      caret.current = area && area === document.activeElement ? area.value.slice(0, area.selectionEnd) : null;
    };
  }, [caret]);
  return (
    <>
      {onRetry ? (
        <Alert
          severity="warning"
          role="alert"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {t('richText.plain')}
        </Alert>
      ) : (
        <Box sx={{ height: 45, '@media (pointer: coarse)': { height: 53 } }} />
      )}
      <OutlinedInput
        id={id}
        inputRef={(area: HTMLTextAreaElement | null) => {
          input.current = area;
          inputRef(area);
        }}
        value={text}
        onChange={({ target }) => {
          const html = withWords(formatted, target.value);
          setText(target.value);
          setWritten(html);
          onChange(html);
        }}
        onBlur={onBlur}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
        multiline
        {...(onRetry ? { minRows: 6 } : {})}
        // Tells an empty field from a filled one.
        placeholder=" "
        slotProps={{ input: { lang, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
        sx={onRetry ? undefined : [onItsWay, text === '' ? null : withoutEdge]}
      />
    </>
  );
}

/** In the place that the editor will have. */
const onItsWay = {
  ...growsWithText,
  mx: `-${textInset}px`,
  px: `${textInset}px`,
  py: 1.5,
  minHeight: 160,
  bgcolor: 'transparent',
  alignItems: 'flex-start',
  '&:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
} as const;
const withoutEdge = {
  '&:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
} as const;
