import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useController } from 'react-hook-form';
import { plainTextOf } from '@/domain/richText';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { useIsDue } from '@/ui/basics/AfterArrival';
import { CharacterCount } from '@/ui/form/CharacterCount';
import type { FieldProps } from '@/ui/form/Field';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { PlainEditor } from './PlainEditor';
import { useEditorCode } from './useEditorCode';

export interface RichTextFieldProps extends Pick<FieldProps, 'name' | 'label' | 'help' | 'recommended' | 'optional'> {
  /** The page was opened for it: its code waits for the first sign of the person (performance S2). */
  isOnArrival?: boolean;
}

/**
 * A text with headings, lists and links of the surrounding form (D-45). The form holds HTML, '' where nothing is written.
 * The editor's code comes when a field is shown; until then, and where it cannot be had, the words can be written.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, help, recommended, optional = false, isOnArrival = false } = props;
  const { field } = useController({ name });
  const { Editor, hasFailed, retry } = useEditorCode(useIsDue(!isOnArrival));
  const caret = useRef<string | null>(null);
  const [isComposing, setComposing] = useState(false);
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
      help={help}
      optional={optional}
      valueText={(text) => plainTextOf(typeof text === 'string' ? text : '')}
      aside={recommended ? <CharacterCount name={name} {...recommended} textOf={plainTextOf} /> : undefined}
    >
      {(slots) => {
        const editor = {
          ...slots,
          label,
          value,
          onChange: field.onChange,
          onBlur: field.onBlur,
          inputRef: field.ref,
          caret,
        };
        const plain = <PlainEditor {...editor} onRetry={hasFailed ? retry : null} onComposing={setComposing} />;
        return (
          <div onPaste={noticePicture} onDrop={noticePicture}>
            {Editor && !isComposing ? <Editor {...editor} /> : plain}
          </div>
        );
      }}
    </FieldFrame>
  );
}

/** Whether only pictures would be inserted, which a rich text cannot hold. */
function isPictureAlone(data: DataTransfer): boolean {
  const html = data.getData('text/html');
  const hasWords = plainTextOf(html) !== '' || data.getData('text/plain').trim() !== '';
  return !hasWords && (/<img\b/i.test(html) || [...data.files].some(({ type }) => type.startsWith('image/')));
}
