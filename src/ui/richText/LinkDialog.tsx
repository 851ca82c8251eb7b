import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormHelperText,
  FormLabel,
  OutlinedInput,
} from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { webAddress } from '@/domain/webAddress';
import { useOnClosing } from '@/ui/basics/focus';

interface LinkDialogProps {
  open: boolean;
  /** How often it was opened: it may be opened again while it fades out. */
  openings: number;
  editor: Editor;
  onClose: () => void;
}

export function LinkDialog({ open, openings, editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation('richText');
  const id = useId();
  useOnClosing(open, () => editor.view.focus());
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} component="h2">
        {t('link.title')}
      </DialogTitle>
      <LinkForm key={openings} editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['richText', 'common']);
  const id = useId();
  const [current] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [typed, setTyped] = useState(current);
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form around the editor is another one.
    event.stopPropagation();
    const address = typedAddress(typed);
    setRefused(!address);
    if (!address) input.current?.focus();
    else {
      setLink(editor, address.href);
      onClose();
    }
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent>
        <FormControl fullWidth error={isRefused}>
          <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
            {t('link.address')}
          </FormLabel>
          <OutlinedInput
            id={id}
            inputRef={input}
            type="url"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ input: { 'aria-invalid': isRefused, 'aria-describedby': `${id}-help`, inputMode: 'url' } }}
          />
          <FormHelperText id={`${id}-help`} role={isRefused ? 'alert' : undefined} sx={{ mx: 0 }}>
            {isRefused ? t('link.invalid') : t('link.addressHelp')}
          </FormHelperText>
        </FormControl>
      </DialogContent>
      <DialogActions>
        {current ? (
          <Button
            sx={{ marginInlineEnd: 'auto' }}
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetMark('link').run();
              onClose();
            }}
          >
            {t('link.remove')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button type="submit" variant="contained">
          {t('link.set')}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** An address as people type it, with or without its beginning. */
function typedAddress(text: string): URL | null {
  const trimmed = text.trim();
  const isBare = /^[^\s:/@]+\.[^\s:/@]{2,}(?:[/?#]\S*)?$/.test(trimmed);
  return webAddress(isBare ? `https://${trimmed}` : trimmed);
}

/** Marks the selected words or the link at the cursor; without either, the address itself is written. */
function setLink(editor: Editor, href: string): void {
  const { selection } = editor.state;
  const marks = [{ type: 'link', attrs: { href } }];
  if (selection.empty && !editor.isActive('link')) {
    editor.chain().insertContent({ type: 'text', text: href, marks }).run();
  } else {
    editor.chain().extendMarkRange('link').setMark('link', { href }).run();
  }
}
