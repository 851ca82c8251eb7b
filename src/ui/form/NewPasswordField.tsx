import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits, Password } from '@/api/schema/fields';
import { PasswordField } from './PasswordField';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

const rules = [
  'length',
  'passwordUppercase',
  'passwordLowercase',
  'passwordDigit',
  'passwordSpecial',
  'passwordSpace',
] as const;

/** Read from the one schema that decides (FRM-02). */
function brokenRules(password: string): Set<unknown> {
  const issues = Password.safeParse(password).error?.issues ?? [];
  return new Set(issues.map((issue) => (issue.code === 'custom' ? (issue.params?.['rule'] as unknown) : 'length')));
}

export function NewPasswordField({ name, label }: { name: string; label: string }) {
  return <PasswordField name={name} label={label} autoComplete="new-password" help={<PasswordRules name={name} />} />;
}

function PasswordRules({ name }: { name: string }) {
  const { t } = useTranslation('editing');
  const value: unknown = useWatch({ name });
  const password = typeof value === 'string' ? value : '';
  const brokenRuleNames = brokenRules(password);
  return (
    <>
      {t('passwordRule.label')}
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 0.5,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
          columnGap: 2,
        }}
      >
        {rules.map((rule) => {
          const met = password !== '' && !brokenRuleNames.has(rule);
          const Icon = met ? DoneIcon : OpenIcon;
          return (
            <Box component="li" key={rule} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
              <Icon fontSize="inherit" color={met ? 'success' : 'disabled'} aria-hidden />
              {t(`passwordRule.${rule}`, { min: limits.passwordLength })}
              <VisuallyHidden>{t(met ? 'passwordRule.met' : 'passwordRule.open')}</VisuallyHidden>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
