import type { SuggestionType } from '@/api/endpoints/assistant';
import type { Language } from '@/api/schema/languages';
import { bilingual, type Bilingual } from './bilingual';
import type { StyleTone } from './assistantOptions';

/** The subject of a suggestion. */
export interface SuggestionTopic {
  question: string;
  topic: string;
  /** Headline of the long answer that the text is for; '' where it is for none. */
  subtitle: string;
  language: Language;
  informal: boolean;
}

type Text = (about: string) => Bilingual;

const text =
  (pattern: string): Text =>
  (about) =>
    bilingual(pattern.replaceAll('{about}', about.replaceAll('|', '/')));

const texts = {
  headline: text('{about}: worauf es ankommt|{about}: what matters'),
  core: text(
    'Bei {about} zählt vor allem eine saubere Vorbereitung. Klären Sie zuerst Ihr Ziel, prüfen Sie dann, was schon vorhanden ist, und entscheiden Sie erst danach über die Mittel. Wer so vorgeht, spart Zeit und vermeidet teure Umwege.|With {about}, careful preparation matters most. Clarify your goal first, then check what already exists, and decide about the means only afterwards. This saves time and avoids expensive detours.',
  ),
  opinion: text(
    'Ich halte {about} für unterschätzt. In meiner Arbeit erlebe ich, dass Sie mit wenig Aufwand viel erreichen, wenn Sie früh damit beginnen und Rückmeldungen ernst nehmen.|I think {about} is underrated. In my work I see that you achieve a lot with little effort if you begin early and take feedback seriously.',
  ),
  detail: text(
    'Im Einzelnen: {about} lässt sich in drei Abschnitte teilen. Am Anfang steht die Bestandsaufnahme. Darauf folgt ein Plan mit festen Terminen. Am Ende prüfen Sie, ob das Ergebnis Ihren Erwartungen entspricht, und halten fest, was Sie beim nächsten Mal anders machen.|In detail: {about} divides into three parts. First comes taking stock. Then follows a plan with fixed dates. In the end you check whether the result meets your expectations and note what you will do differently next time.',
  ),
} as const;

const tips: readonly (readonly [title: Text, text: Text])[] = [
  [
    text('Ziel zuerst|Goal first'),
    text(
      'Schreiben Sie in einem Satz auf, was Sie mit {about} erreichen wollen.|Write down in one sentence what you want to achieve with {about}.',
    ),
  ],
  [
    text('Klein anfangen|Start small'),
    text(
      'Testen Sie {about} an einem überschaubaren Fall, bevor Sie mehr Geld ausgeben.|Try {about} on a manageable case before you spend more money.',
    ),
  ],
  [
    text('Ergebnisse festhalten|Record results'),
    text(
      'Notieren Sie, was bei {about} gelungen ist, und teilen Sie es mit Ihrem Team.|Note what worked with {about} and share it with your team.',
    ),
  ],
];

const subtitles: readonly Text[] = [
  text('Was {about} bedeutet|What {about} means'),
  text('So gehen Sie Schritt für Schritt vor|How to proceed step by step'),
  text('Häufige Fehler und wie Sie sie vermeiden|Common mistakes and how to avoid them'),
];

/** The familiar form of what the parts above say formally. Longer phrases stand before their beginnings. */
const familiar: readonly (readonly [formal: RegExp, informal: string])[] = [
  [/Sie können sich/g, 'Du kannst dich'],
  [/behalten Sie/g, 'behältst du'],
  [/Fangen Sie einfach/g, 'Fang einfach'],
  [/Schön, dass Sie danach fragen/g, 'Schön, dass du danach fragst'],
  [/fragen Sie ruhig/g, 'frag ruhig'],
  [/haben Sie/g, 'hast du'],
  [/Klären Sie zuerst Ihr/g, 'Kläre zuerst dein'],
  [/prüfen Sie, ob das Ergebnis Ihren/g, 'prüfst du, ob das Ergebnis deinen'],
  [/prüfen Sie/g, 'prüfe'],
  [/entscheiden Sie/g, 'entscheide'],
  [
    /dass Sie mit wenig Aufwand viel erreichen, wenn Sie früh damit beginnen/g,
    'dass du mit wenig Aufwand viel erreichst, wenn du früh damit beginnst',
  ],
  [/Rückmeldungen ernst nehmen/g, 'Rückmeldungen ernst nimmst'],
  [/halten fest, was Sie beim nächsten Mal anders machen/g, 'hältst fest, was du beim nächsten Mal anders machst'],
  [
    /Schreiben Sie in einem Satz auf, was Sie mit (.+?) erreichen wollen/g,
    'Schreib in einem Satz auf, was du mit $1 erreichen willst',
  ],
  [/Testen Sie/g, 'Teste'],
  [/bevor Sie mehr Geld ausgeben/g, 'bevor du mehr Geld ausgibst'],
  [/Notieren Sie/g, 'Notiere'],
  [/teilen Sie es mit Ihrem/g, 'teile es mit deinem'],
  [/So gehen Sie/g, 'So gehst du'],
  [/wie Sie sie vermeiden/g, 'wie du sie vermeidest'],
  [/wünsche Ihnen/g, 'wünsche dir'],
];

/** The segments of a suggestion as the server answers them; the same question always gets the same text. */
export function suggestionSegments(type: SuggestionType, tone: StyleTone, about: SuggestionTopic): unknown[] {
  const { language, informal, question } = about;
  const subject = about.topic || question;
  const say = ({ [language]: said }: Bilingual) =>
    informal && language === 'de' ? familiar.reduce((result, [formal, du]) => result.replace(formal, du), said) : said;
  const styled = (body: Bilingual) => [tone.opening, body, tone.closing].map(say).join(' ');
  const tipList = tips.map(([title, body]) => ({ title: say(title(subject)), text: say(body(subject)) }));

  const segments: Record<SuggestionType, () => unknown[]> = {
    short_answer: () => [{ headline: say(texts.headline(subject)), text: styled(texts.core(subject)) }],
    opinion: () => [{ headline: say(texts.headline(subject)), text: styled(texts.opinion(subject)) }],
    long_answer: () => [styled(texts.detail(about.subtitle || subject))],
    long_answer_subtitles: () => [subtitles.map((subtitle) => say(subtitle(subject)))],
    tips: () => [tipList],
    multiple: () => [
      [
        say(texts.headline(subject)),
        styled(texts.core(subject)),
        ...tipList.map(({ title, text }) => `${title}: ${text}`),
        say(texts.opinion(subject)),
      ].join('\n\n'),
    ],
  };
  return segments[type]();
}
