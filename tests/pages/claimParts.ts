import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { claims } from '@/api/endpoints/claims';
import { claimOf, openSection } from './claimWorld';

type Fields = Record<string, string>;

/** The sections of the editor: the sheet, and below it what is more for the answer, both in the order of the page. */
export const sectionOrder =
  'shortAnswer longAnswers opinion subject keywords categories facts faqs tips quote essentials sourceVideo profile';

/** Sections of one form, by the names of their drafts: one field of each, and what is sent once a test has typed into it. */
export const forms = {
  quote: {
    call: claims.saveQuote,
    head: /^Zitat/,
    form: 'Zitat',
    label: 'Zitat',
    field: 'emotional_quote',
    typed: 'Strom ist Leben.',
    body: { emotional_quote: 'Strom ist Leben.' },
  },
  opinion: {
    call: claims.saveOpinion,
    head: /^Ihre Meinung/,
    form: 'Ihre Meinung',
    label: 'Überschrift',
    field: 'opinion_headline',
    typed: 'Strom ist Leben.',
    body: { opinion_headline: 'Strom ist Leben.', opinion_text: '' },
  },
} as const;

/** The lists of a claim with rows, as their screens name them, and what a test writes into them. */
export const lists = {
  facts: {
    head: /^Fakten/,
    add: 'Fakt hinzufügen',
    fields: { Fakt: 'Akkus altern', Text: 'Je Jahr etwa zwei Prozent.', Quelle: 'https://www.ise.fraunhofer.de/akku' },
    body: { title: 'Akkus altern', text: 'Je Jahr etwa zwei Prozent.', source: 'https://www.ise.fraunhofer.de/akku' },
    path: 'fact',
    calls: [claims.addFact, claims.updateFact, claims.deleteFact, claims.reorderFacts],
    titleField: 'title',
    notDeleted: /Der Fakt wurde nicht gelöscht\./,
  },
  tips: {
    head: /^Tipps/,
    add: 'Tipp hinzufügen',
    fields: { Tipp: 'Zähler ablesen', Text: 'Ein Jahr lang.', Link: 'https://www.vzbv.de/tipp' },
    body: { title: 'Zähler ablesen', text: 'Ein Jahr lang.', link: 'https://www.vzbv.de/tipp' },
    path: 'tip',
    calls: [claims.addTip, claims.updateTip, claims.deleteTip, claims.reorderTips],
    titleField: 'title',
    notDeleted: /Der Tipp wurde nicht gelöscht\./,
  },
  essentials: {
    head: /^Das Wichtigste/,
    add: 'Satz hinzufügen',
    fields: { Satz: 'Klein anfangen.' },
    body: { text: 'Klein anfangen.' },
    path: 'essential',
    calls: [claims.addEssential, claims.updateEssential, claims.deleteEssential, claims.reorderEssentials],
    titleField: 'text',
    notDeleted: /Der Satz wurde nicht gelöscht\./,
  },
  faqs: {
    head: /^Häufige Fragen/,
    add: 'Frage hinzufügen',
    fields: { Frage: 'Wie laut ist er?', Antwort: 'Wie ein Kühlschrank.' },
    body: { title: 'Wie laut ist er?', text: 'Wie ein Kühlschrank.' },
    path: 'faq',
    calls: [claims.addFaq, claims.updateFaq, claims.deleteFaq, claims.reorderFaqs],
    titleField: 'title',
    notDeleted: /Die Frage wurde nicht gelöscht\./,
  },
} as const;
export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];

/** What the seeded published claim lists, as a draft of its own. */
export function fullDraft() {
  const claim = claimOf('published');
  claim.status = 'draft';
  return claim;
}

export const titlesOf = (name: ListName) =>
  (claimOf('published')[name] as readonly { title?: string; text: string; order: number }[])
    .toSorted((one, other) => one.order - other.order)
    .map(({ title, text }) => title ?? text);

/** Opens the section and the form for a new item, and fills it. */
export async function fillNew(user: UserEvent, name: ListName, further: Fields = {}) {
  const { head, add, fields } = lists[name];
  const section = within(await openSection(user, head));
  await user.click(await section.findByRole('button', { name: add }));
  for (const [label, text] of Object.entries({ ...fields, ...further } as Fields)) {
    await user.click(await section.findByRole('textbox', { name: new RegExp(`^${label}`) }));
    await user.paste(text);
  }
  return { section, submit: await section.findByRole('button', { name: 'Hinzufügen' }) };
}

/** Chooses in the menu of an item. */
export async function choose(user: UserEvent, title: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Mehr zu ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
