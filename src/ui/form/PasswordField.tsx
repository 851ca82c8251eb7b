import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './Field';

/** Pasting and password managers work (quality, section 5). */
export function PasswordField(props: Omit<FieldProps, 'type' | 'rows' | 'endAdornment'>) {
  const { t } = useTranslation('editing');
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? VisibilityOffIcon : VisibilityIcon;
  return (
    <Field
      {...props}
      type={isVisible ? 'text' : 'password'}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={t('form.showPassword')}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon fontSize="small" />
        </IconButton>
      }
    />
  );
}
