import { Button, Chip, OutlinedInput, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listedWords } from '@/domain/plainText';
import { FieldFrame, type FieldFrameProps, type FrameElements } from './FieldFrame';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

/** Enter, a comma, the button or leaving the field adds; a repeated text counts once, and a message says so. */
export function ChipsField(frame: FieldFrameProps) {
  const { t } = useTranslation('editing');
  const { field, texts, typed, setTyped, add, remove, repeated, announcement } = useChips(frame.name);
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame size="medium" {...frame}>
      {({ id, invalid, describedBy, lang }) => (
        <>
          <Chips
            texts={texts}
            lang={lang}
            onRemove={(text) => {
              remove(text);
              input.current?.focus();
            }}
          />
          <OutlinedInput
            id={id}
            inputRef={(element: HTMLInputElement | null) => {
              input.current = element;
              field.ref(element);
            }}
            value={typed}
            onChange={({ target }) => {
              if (/[,;\n]/.test(target.value)) add(target.value);
              else setTyped(target.value);
            }}
            onKeyDown={(event) => {
              // Enter adds and never submits the form: after a comma the field is empty already.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add(typed);
            }}
            onBlur={() => {
              add(typed);
              field.onBlur();
            }}
            endAdornment={
              <Button
                // Pressing the button must not blur the field first: that would add the text already.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  add(typed);
                  input.current?.focus();
                }}
              >
                {t('chips.add')}
              </Button>
            }
            slotProps={{ input: { lang, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
          />
          <Typography variant="caption" component="p" role="status" sx={{ color: 'text.secondary' }}>
            {repeated.length > 0 ? t('chips.known', { count: repeated.length, name: repeated.join(', ') }) : null}
          </Typography>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </>
      )}
    </FieldFrame>
  );
}

/** `repeated` are the texts that were to be added although they are there. */
function useChips(name: string) {
  const { t } = useTranslation('editing');
  const { field } = useController({ name });
  const texts = field.value as readonly string[];
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [repeated, setRepeated] = useState<readonly string[]>([]);
  const add = (text: string) => {
    const seen = new Set(texts.map((word) => word.toLowerCase()));
    const words = listedWords(text);
    const fresh = words.filter((word) => {
      const isNew = !seen.has(word.toLowerCase());
      seen.add(word.toLowerCase());
      return isNew;
    });
    setTyped('');
    // Leaving an empty field keeps the message about repeated texts.
    if (words.length > 0) setRepeated(words.filter((word) => !fresh.includes(word)));
    if (fresh.length === 0) return;
    field.onChange([...texts, ...fresh]);
    setAnnouncement(t('chips.added', { name: fresh.join(', ') }));
  };
  const remove = (text: string) => {
    field.onChange(texts.filter((word) => word !== text));
    setAnnouncement(t('chips.removed', { name: text }));
  };
  return { field, texts, typed, setTyped, add, remove, repeated, announcement };
}

interface ChipsProps extends Pick<FrameElements, 'lang'> {
  texts: readonly string[];
  onRemove: (text: string) => void;
}

function Chips({ texts, lang, onRemove }: ChipsProps) {
  const { t } = useTranslation('editing');
  if (texts.length === 0) return null;
  return (
    <Stack component="ul" direction="row" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1, gap: 1, flexWrap: 'wrap' }}>
      {texts.map((text) => (
        <li key={text}>
          <Chip
            label={<span lang={lang}>{text}</span>}
            onDelete={() => onRemove(text)}
            aria-label={t('chips.remove', { name: text })}
            sx={{ minHeight: 44 }}
          />
        </li>
      ))}
    </Stack>
  );
}
