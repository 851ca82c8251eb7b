import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { Language } from '@/api/schema/languages';
import { invitationAddress } from './address';
import { inviteeName, inviteeText } from '@/domain/invitation';

export const tones = ['formal', 'informal'] as const;
export type Tone = (typeof tones)[number];

/** The message that goes with an invitation, in the language and the form of address of the invited person. */
export function useShareText(invitation: Invitation, reminds: boolean, expertName: string) {
  const { i18n } = useTranslation('endorsements');
  const [language, setLanguage] = useState(i18n.language as Language);
  const [tone, setTone] = useState<Tone>('formal');
  const [edited, setEdited] = useState<string | null>(null);
  const t = i18n.getFixedT(language, 'endorsements');
  const values = {
    ...inviteeText(invitation),
    firstname: invitation.firstname || inviteeName(invitation),
    expert: expertName,
    address: invitationAddress(invitation),
  };
  const template = t(`message.${reminds ? 'reminder' : 'invitation'}.${tone}`, values);
  return {
    language,
    /** The texts of the other language are loaded only here, when they are asked for. */
    chooseLanguage: async (next: Language) => {
      await i18n.reloadResources([next], ['endorsements']);
      if (!i18n.hasResourceBundle(next, 'endorsements')) return;
      setLanguage(next);
      setEdited(null);
    },
    tone,
    chooseTone: (next: Tone) => {
      setTone(next);
      setEdited(null);
    },
    subject: t('message.subject', values),
    text: edited ?? template,
    edit: setEdited,
  };
}
