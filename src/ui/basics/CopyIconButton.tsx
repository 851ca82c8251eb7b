import CopiedIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, type IconButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTooltip } from './IconTooltip';
import { useCopy, type CopiedText } from './useCopy';
import { VisuallyHidden } from './VisuallyHidden';

/** A `CopyButton` without words. */
export function CopyIconButton({ color, ...copied }: CopiedText & Pick<IconButtonProps, 'color'>) {
  const { t } = useTranslation();
  const { isCopied, announcement, press } = useCopy(copied);
  const [isPointedAt, setPointedAt] = useState(false);
  const Icon = isCopied ? CopiedIcon : CopyIcon;
  return (
    <>
      <IconTooltip
        title={announcement || t('action.copy')}
        open={announcement !== '' || isPointedAt}
        onOpen={() => setPointedAt(true)}
        onClose={() => setPointedAt(false)}
      >
        <IconButton color={color} aria-label={t('copy.what', { what: copied.what })} onClick={press}>
          <Icon fontSize="small" color={isCopied ? 'success' : 'inherit'} />
        </IconButton>
      </IconTooltip>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
