import IosShareIcon from '@mui/icons-material/IosShareOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { newTab } from '@/ui/basics/SafeLink';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import type { Sharing } from './useSharing';

interface ActionProps {
  sharing: Sharing;
  /** Accessible name, where a page has several of these buttons. */
  label?: string;
  variant?: ButtonProps['variant'];
  text?: string;
}

/** Opens the share sheet; hidden without a public page. Render `sharing.sheet` beside it. */
export function ShareButton({ sharing, label, variant }: ActionProps) {
  const { t } = useTranslation();
  if (sharing.address === null) return null;
  return (
    <Button variant={variant} startIcon={<IosShareIcon />} aria-label={label} onClick={sharing.open}>
      {t('action.share')}
    </Button>
  );
}

/** Opens the public page in a new tab; hidden without one. */
export function ViewButton({ sharing, label, variant, text }: ActionProps) {
  const { t } = useTranslation();
  if (sharing.address === null) return null;
  return (
    <Button
      variant={variant}
      startIcon={<OpenInNewIcon />}
      aria-label={label && label + t('link.newTab')}
      href={sharing.address}
      {...newTab}
    >
      {text ?? t('action.view')}
      <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>
    </Button>
  );
}
