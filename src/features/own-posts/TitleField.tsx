import { InputBase } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, growsWithText } from '@/ui/form/FieldFrame';
import { useFieldId } from '@/ui/form/fieldRegistry';

export function TitleField() {
  const { t } = useTranslation('ownPosts');
  const { register } = useFormContext();
  const { ref, ...registered } = register('title');
  const isEmpty = useWatch({ name: 'title' }) === '';
  const contentId = useFieldId()('content');
  return (
    <FieldFrame name="title" label={t('editor.title')}>
      {({ id, invalid, describedBy, lang }) => (
        <InputBase
          {...registered}
          id={id}
          inputRef={ref}
          multiline
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            document.getElementById(contentId)?.focus();
          }}
          slotProps={{ input: { lang, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
          sx={[withoutBox, isEmpty ? empty : null]}
        />
      )}
    </FieldFrame>
  );
}

/** In px; the same as in the text field below. */
const inset = 12;

/** An empty field would be invisible. */
const empty = { borderStyle: 'dashed', borderColor: 'fieldEdge' } as const;

const withoutBox = {
  ...growsWithText,
  typography: 'h1',
  mx: `-${inset}px`,
  px: `${inset - 1}px`,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'transparent',
  overflowWrap: 'anywhere',
  '&.Mui-error': { borderStyle: 'solid', borderColor: 'error.main' },
  '&.Mui-focused': { border: 1, borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
} as const;
