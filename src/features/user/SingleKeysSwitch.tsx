import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areSingleKeysOn, writeStored } from '@/platform/clientStorage';

interface ToggleProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

export function Toggle({ label, checked, disabled = false, onChange }: ToggleProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<Switch checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}

/** Turns off single-key shortcuts, which speech input would trigger by accident (WCAG 2.1.4). */
export function SingleKeysSwitch() {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (on: boolean) => {
    writeStored('singleKeys', on);
    setOn(on);
  };
  return <Toggle label={t('keys.single')} checked={isOn} onChange={change} />;
}
