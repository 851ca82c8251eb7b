import { useTranslation } from 'react-i18next';
import { starters, type Starter } from '@/domain/invitationGroup';
import { tones, type Tone } from './invitationNotes';

/** In the language of the interface. */
export function useStarters() {
  const { t } = useTranslation('endorsements');
  const textOf = (starter: Starter, tone: Tone) => t(`starter.text.${starter}.${tone}`);
  return {
    textOf,
    /** The starter of a message that still has its text, in whichever form of address. */
    starterIn: (message: string): Starter | undefined =>
      starters.find((starter) => tones.some((tone) => message.includes(textOf(starter, tone)))),
    /** The same of a message that is nothing but a starter. */
    starterAlone: (message: string): Starter | undefined =>
      starters.find((starter) => tones.some((tone) => message.trim() === textOf(starter, tone))),
  };
}
