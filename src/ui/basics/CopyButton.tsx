import CopiedIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useCopy, type CopiedText } from './useCopy';
import { VisuallyHidden } from './VisuallyHidden';

export interface CopyButtonProps extends CopiedText {
  /** The name of the button begins with it (2.5.3). */
  label: string;
  variant?: ButtonProps['variant'];
}

/** Copies a text and says so for a moment (NAV-14); where the browser refuses, says that as well. */
export function CopyButton({ label, variant, ...copied }: CopyButtonProps) {
  const { isCopied, announcement, press } = useCopy(copied);
  return (
    <>
      <Button
        variant={variant}
        startIcon={isCopied ? <CopiedIcon /> : <CopyIcon />}
        aria-label={announcement ? undefined : `${label}: ${copied.what}`}
        onClick={press}
      >
        {announcement || label}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
