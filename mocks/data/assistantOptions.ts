import type { Language } from '@/api/schema/languages';
import { type Bilingual, bilingual, bilingualList, type NamedEntry } from './bilingual';

/** Manner of a style: how a text of it opens and how it ends. */
export interface StyleTone {
  opening: Bilingual;
  closing: Bilingual;
}

interface Style extends StyleTone {
  name: Bilingual;
}

const style = (name: string, opening: string, closing: string): Style => ({
  name: bilingual(name),
  opening: bilingual(opening),
  closing: bilingual(closing),
});

/** The order gives the ids, counted from 1. */
const styles: readonly Style[] = [
  style(
    'Standard|Default',
    'Das Wichtigste vorweg.|The essentials first.',
    'So behalten Sie den Überblick.|This keeps the overview.',
  ),
  style(
    'Spannend|Thrilling',
    'Kaum jemand rechnet damit, und doch entscheidet sich hier alles.|Hardly anyone expects it, and yet everything is decided here.',
    'Der nächste Schritt überrascht oft am meisten.|The next step is often the most surprising one.',
  ),
  style(
    'Begeistert|Enthusiastic',
    'Es ist eine Freude, was hier möglich ist.|It is a joy to see what is possible here.',
    'Wer einmal damit anfängt, will nicht mehr zurück.|Whoever starts never wants to go back.',
  ),
  style(
    'Sachlich|Factual',
    'Zunächst die Fakten.|The facts first.',
    'Diese Angaben lassen sich jederzeit nachprüfen.|These statements can be checked at any time.',
  ),
  style(
    'Verbindlich|Courteous',
    'Sie können sich auf diese Auskunft verlassen.|You can rely on this information.',
    'Für Rückfragen bin ich gern da.|I am glad to answer any question.',
  ),
  style(
    'Professionell|Professional',
    'Aus fachlicher Sicht gilt Folgendes.|From a professional point of view, the following applies.',
    'So entspricht das Ergebnis dem Stand der Technik.|The result then meets the state of the art.',
  ),
  style(
    'Geradlinig|Straightforward',
    'Kurz gesagt: Fangen Sie einfach an.|In short: just begin.',
    'Mehr braucht es nicht.|Nothing more is needed.',
  ),
  style(
    'Inspirierend|Inspirational',
    'Jede gute Lösung beginnt mit einer Frage.|Every good solution begins with a question.',
    'Große Veränderungen wachsen aus kleinen Schritten.|Great changes grow from small steps.',
  ),
  style(
    'Optimistisch|Optimistic',
    'Die gute Nachricht: Es gibt einen Weg.|The good news: there is a way.',
    'Die Aussichten sind besser, als viele denken.|The prospects are better than many think.',
  ),
  style(
    'Locker|Casual',
    'Keine Sorge, das ist halb so schwierig.|Do not worry, it is half as hard as it looks.',
    'Und wenn es hakt, fragen Sie ruhig.|And if it gets stuck, simply ask.',
  ),
  style(
    'Selbstbewusst|Confident',
    'Das haben wir viele Male gelöst.|We have solved this many times.',
    'Auf diesen Weg ist Verlass.|This way can be trusted.',
  ),
  style(
    'Freundlich|Friendly',
    'Schön, dass Sie danach fragen.|How good that you ask.',
    'Ich wünsche Ihnen gutes Gelingen.|I wish you every success.',
  ),
  style(
    'Humorvoll|Humorous',
    'Wer das zum ersten Mal hört, muss meist schmunzeln.|Whoever hears this for the first time has to smile.',
    'Und im schlimmsten Fall haben Sie eine gute Geschichte zu erzählen.|And at worst you have a good story to tell.',
  ),
];

const formalities = bilingualList('Sie (förmlich)|Formal; Du (vertraut)|Informal');

export const informalId = 2;

const options = (names: readonly Bilingual[], locale: Language): NamedEntry[] =>
  names.map((name, index) => ({ id: index + 1, name: name[locale] }));

export function assistantStyles(locale: Language): NamedEntry[] {
  return options(
    styles.map(({ name }) => name),
    locale,
  );
}

export function assistantFormalities(locale: Language): NamedEntry[] {
  return options(formalities, locale);
}

export function findStyle(id: number | string): StyleTone | undefined {
  return styles[Number(id) - 1];
}

export function isFormality(id: number | string): boolean {
  return formalities[Number(id) - 1] !== undefined;
}
