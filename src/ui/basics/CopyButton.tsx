import CopiedIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTooltip } from './IconTooltip';
import { useCopy } from './useCopy';
import { VisuallyHidden } from './VisuallyHidden';

export interface CopyButtonProps {
  text: string;
  /** Name of the copied thing in the button's name: "Copy: verification page". */
  what: string;
  /** Words instead of an icon; the name of the button begins with them (2.5.3). */
  label?: string;
  variant?: ButtonProps['variant'];
  color?: IconButtonProps['color'];
  onCopied?: () => void;
}

/** Copies a text and says so for a moment (NAV-14); where the browser refuses, says that as well. */
export function CopyButton({ text, what, label, variant, color, onCopied }: CopyButtonProps) {
  const { t } = useTranslation();
  const { outcome, copy } = useCopy();
  const [isPointedAt, setPointedAt] = useState(false);
  const press = async () => {
    if (await copy(text)) onCopied?.();
  };
  const Icon = outcome === 'copied' ? CopiedIcon : CopyIcon;
  const announcement = outcome === 'copied' ? t('action.copied') : outcome === 'refused' ? t('copy.refused') : '';
  return (
    <>
      {label === undefined ? (
        <IconTooltip
          title={announcement || t('action.copy')}
          open={announcement !== '' || isPointedAt}
          onOpen={() => setPointedAt(true)}
          onClose={() => setPointedAt(false)}
        >
          <IconButton color={color} aria-label={t('copy.what', { what })} onClick={() => void press()}>
            <Icon fontSize="small" color={outcome === 'copied' ? 'success' : 'inherit'} />
          </IconButton>
        </IconTooltip>
      ) : (
        <Button
          variant={variant}
          startIcon={<Icon />}
          aria-label={announcement ? undefined : `${label}: ${what}`}
          onClick={() => void press()}
        >
          {announcement || label}
        </Button>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
