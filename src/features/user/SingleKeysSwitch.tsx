import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '@/platform/clientStorage';

/** Whether `/` and `?` work on this device: they do unless they were switched off (D-79). */
export const areSingleKeysOn = () => readStored('singleKeys') !== false;

/** Turns off single-key shortcuts, which speech input would trigger by accident (WCAG 2.1.4). */
export function SingleKeysSwitch() {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <FormControlLabel
      label={t('keys.single')}
      control={
        <Switch
          checked={isOn}
          onChange={(_event, checked) => {
            writeStored('singleKeys', checked);
            setOn(checked);
          }}
        />
      }
    />
  );
}
