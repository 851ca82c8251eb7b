import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useSaveStateText } from '@/ui/editor/SaveState';
import { SubmitButton } from '@/ui/form/Form';

export interface RowFormProps {
  onClose: () => void;
  onSaved: () => void;
}

interface AccountRowProps {
  label: string;
  /** As text; a row without one says that nothing is given yet. */
  value: ReactNode;
  /** Text of the button; "Change" by default. */
  action?: string;
  /** The form's draft: a row whose text was kept opens by itself, and its form offers it. */
  draft?: string;
  renderForm: (props: RowFormProps) => ReactNode;
}

export function AccountRow({ label, value, action, draft, renderForm }: AccountRowProps) {
  const { t } = useTranslation('account');
  const userId = useAppSelector((state) => selectUser(state)?.id ?? null);
  const [isOpen, setOpen] = useState(() => draft !== undefined && readDraft(userId, draft) !== null);
  const [saves, setSaves] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The pressed button goes with what it opened or closed.
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) fields.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus();
    else button.current?.focus();
  }, [isOpen]);
  return (
    <Box sx={row}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {isOpen ? (
        <Box ref={fields} sx={{ gridColumn: '1 / -1', pt: 1.5, pb: 1 }}>
          {renderForm({
            onClose: () => setOpen(false),
            onSaved: () => {
              setSaves(saves + 1);
              setOpen(false);
            },
          })}
        </Box>
      ) : (
        <>
          <Box sx={{ gridArea: 'value', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value || <Typography sx={{ color: 'text.secondary' }}>{t('row.empty')}</Typography>}
          </Box>
          <Button
            ref={button}
            aria-label={action ?? t('row.changeOf', { name: label })}
            onClick={() => setOpen(true)}
            sx={{ gridArea: 'action', justifySelf: 'end', marginInlineEnd: -1 }}
          >
            {action ?? t('row.change')}
          </Button>
        </>
      )}
      <Typography role="status" variant="caption" sx={{ gridColumn: '1 / -1', color: 'success.main' }}>
        {saves > 0 && !isOpen ? <Saved key={saves} /> : null}
      </Typography>
    </Box>
  );
}

function Saved() {
  const [at] = useState(() => Date.now());
  return useSaveStateText()({ status: 'saved', at });
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label action" "value action"',
  columnGap: 2,
  alignItems: 'center',
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Below the form of a row. */
export function RowActions({ onCancel, submitLabel }: { onCancel: () => void; submitLabel?: string }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SubmitButton>{submitLabel ?? t('action.save')}</SubmitButton>
      <Button onClick={onCancel}>{t('action.cancel')}</Button>
    </Stack>
  );
}
