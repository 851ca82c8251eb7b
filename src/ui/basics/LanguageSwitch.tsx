import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';

/** Switches to the other language; nothing typed is lost (I18-01). */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const otherLanguage = languages.find((language) => language !== i18n.language) ?? languages[0];
  return (
    <Button
      color="inherit"
      size="small"
      lang={otherLanguage}
      sx={{ px: 1 }}
      onClick={() => void i18n.changeLanguage(otherLanguage)}
    >
      {t(`language.${otherLanguage}`)}
    </Button>
  );
}
