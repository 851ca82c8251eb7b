import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';

interface ImportLinkProps {
  /** The profile that is to show what is taken over. */
  profileId?: string;
  variant?: ButtonProps['variant'];
}

export function ImportLink({ profileId, variant = 'text' }: ImportLinkProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant={variant}
      startIcon={<UploadIcon />}
      component={RouterLink}
      to={href('importCareer', undefined, { profile: profileId })}
    >
      {t('page.importCareer')}
    </Button>
  );
}
