import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areSingleKeysOn, switchSingleKeys } from './keys';

/** Switches the keys off that are pressed alone: whoever speaks to the device would press them by accident (WCAG 2.1.4). */
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
            switchSingleKeys(checked);
            setOn(checked);
          }}
        />
      }
    />
  );
}
