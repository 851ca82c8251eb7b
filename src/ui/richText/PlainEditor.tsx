import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlOfPlainText, plainTextOf } from '@/domain/richText';
import type { RichTextEditorProps } from './useEditor';

/** Writes the words alone where the editor's code cannot be loaded; a text that is not touched keeps its formatting. */
export function PlainEditor({ id, invalid, describedBy, ...props }: RichTextEditorProps & { onRetry: () => void }) {
  const { value, onChange, onBlur, inputRef, onRetry } = props;
  const { t } = useTranslation(['editing', 'common']);
  const [text, setText] = useState(() => plainTextOf(value));
  const [written, setWritten] = useState(value);
  if (value !== written) {
    setWritten(value);
    setText(plainTextOf(value));
  }
  return (
    <>
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
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        value={text}
        onChange={({ target }) => {
          const html = htmlOfPlainText(target.value);
          setText(target.value);
          setWritten(html);
          onChange(html);
        }}
        onBlur={onBlur}
        multiline
        minRows={6}
        // Tells an empty field from a filled one.
        placeholder=" "
        slotProps={{ input: { 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
      />
    </>
  );
}
