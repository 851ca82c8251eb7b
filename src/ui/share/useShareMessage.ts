import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { useLanguage } from '@/ui/text/useLanguage';

interface ShareTexts {
  subject: string;
  text: string;
}

/** A message in the language of its recipient, for which `write` gets the texts; it can be edited before it is sent. */
export function useShareMessage<Area extends 'endorsements' | 'sharing'>(
  area: Area,
  write: (t: TFunction<Area>, language: Language) => ShareTexts,
) {
  const { i18n } = useTranslation(area);
  const [language, setLanguage] = useState(useLanguage());
  const [edited, setEdited] = useState<string | null>(null);
  const { subject, text } = write(i18n.getFixedT(language, area), language);
  return {
    language,
    /** Loads the texts of the other language. */
    chooseLanguage: async (next: Language) => {
      await i18n.reloadResources([next], [area]);
      if (!i18n.hasResourceBundle(next, area)) return;
      setLanguage(next);
      setEdited(null);
    },
    subject,
    text: edited ?? text,
    edit: setEdited,
    reset: () => setEdited(null),
  };
}
export type ShareMessage = ReturnType<typeof useShareMessage>;
