import { Skeleton, Typography } from '@mui/material';
import i18next from 'i18next';
import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { plainTextOf } from '@/domain/richText';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { CharacterCount } from '@/ui/form/CharacterCount';
import type { FieldProps } from '@/ui/form/Field';
import { FieldFrame } from '@/ui/form/FieldFrame';
import type { RichTextEditor } from './RichTextEditor';

export type RichTextFieldProps = Pick<
  FieldProps,
  'name' | 'label' | 'isLabelHidden' | 'placeholder' | 'help' | 'recommended' | 'optional'
>;

/**
 * A text with headings, lists and links of the surrounding form (D-45). The form holds HTML, '' where nothing is written.
 * The editor's code comes when a field is shown; where it cannot be had, the text stays as it is.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, isLabelHidden = false, placeholder = '', help, recommended, optional = false } = props;
  const { t } = useTranslation(['editing', 'common']);
  const { field } = useController({ name });
  const { Editor, hasFailed, retry } = useEditorCode();
  const dispatch = useAppDispatch();
  const noticePicture = (event: ClipboardEvent | DragEvent) => {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    if (!isPictureAlone(data)) return;
    // Else the browser would open what is dropped.
    event.preventDefault();
    dispatch(noticeAdded({ severity: 'info', textKey: 'editing:richText.picture' }));
  };
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame
      name={name}
      label={label}
      isLabelHidden={isLabelHidden}
      help={help}
      hidesHelp
      optional={optional}
      valueText={(text) => plainTextOf(typeof text === 'string' ? text : '')}
      aside={recommended ? <CharacterCount name={name} {...recommended} textOf={plainTextOf} /> : undefined}
    >
      {(slots) => (
        <div onPaste={noticePicture} onDrop={noticePicture}>
          {Editor ? (
            <Editor
              {...slots}
              label={label}
              placeholder={placeholder}
              value={value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          ) : hasFailed ? (
            <>
              <ActionAlert severity="warning" role="alert" onAction={retry}>
                {t('richText.missing')}
              </ActionAlert>
              <Typography lang={slots.lang} sx={{ whiteSpace: 'pre-line', mt: 1 }}>
                {plainTextOf(value)}
              </Typography>
            </>
          ) : (
            <Skeleton variant="rounded" height={205} />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

let loaded: typeof RichTextEditor | null = null;

/** The editor's component once its code and texts are there; later fields have it at once. */
function useEditorCode() {
  const [Editor, setEditor] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const isDue = Editor === null && !hasFailed;
  useEffect(() => {
    if (!isDue) return;
    Promise.all([import('./RichTextEditor'), i18next.loadNamespaces('richText')]).then(
      ([code]) => {
        loaded = code.RichTextEditor;
        setEditor(() => loaded);
      },
      () => setHasFailed(true),
    );
  }, [isDue]);
  return { Editor, hasFailed, retry: () => setHasFailed(false) };
}

/** Whether only pictures would be inserted, which a rich text cannot hold. */
function isPictureAlone(data: DataTransfer): boolean {
  const html = data.getData('text/html');
  const hasWords = plainTextOf(html) !== '' || data.getData('text/plain').trim() !== '';
  return !hasWords && (/<img\b/i.test(html) || [...data.files].some(({ type }) => type.startsWith('image/')));
}
