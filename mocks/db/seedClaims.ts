import { drawScene } from './drawings';
import { addImage } from './images';
import { append } from './ordered';
import { newClaim, newLongAnswer, type ClaimRecord } from './claims';
import type { ProfileRecord } from './profileRecords';
import type { AccountRecord } from './records';
import type { ExpertProfiles } from './seedExpert';
import { categoryId } from './seedHelpers';
import { aged } from './time';
import type { World } from './world';

type Fields = Parameters<typeof newClaim>[2];

function addClaim(
  world: World,
  account: AccountRecord,
  profile: ProfileRecord,
  keywords: string[],
  fields: Fields,
): ClaimRecord {
  const claim = world.table('claims').add(newClaim(world, account, { profile_id: profile.id, ...fields }));
  for (const title of keywords) append(claim.keywords, { id: world.nextChildId(), title });
  return claim;
}

function seedFullClaim(world: World, anna: AccountRecord, profile: ProfileRecord): void {
  const id = () => world.nextChildId();
  const picture = addImage(world, anna, drawScene(52), 'Speicher im Keller', {
    alt: 'Speicher im Keller, als Zeichnung',
    description: 'Ein Speicher braucht weniger Platz, als viele denken.',
  });
  const claim = addClaim(
    world,
    anna,
    profile,
    ['Batteriespeicher', 'Photovoltaik', 'Eigenverbrauch', 'Einfamilienhaus'],
    {
      ...aged(world.now(), 210, 3),
      status: 'published',
      topic: 'Speicher für Wohnhäuser',
      pain_point: 'Viele kaufen einen Speicher, der doppelt so groß ist, wie sie ihn brauchen.',
      question: 'Wie groß sollte ein Batteriespeicher für ein Einfamilienhaus sein?',
      category_ids: [categoryId('electrical'), categoryId('construction')],
      short_answer_headline: 'Etwa eine Kilowattstunde je 1.000 kWh Jahresverbrauch',
      short_answer_text:
        'Für ein Haus mit 4.500 kWh Jahresverbrauch genügen meist 4 bis 5 kWh nutzbare Kapazität. Mehr lohnt sich erst, wenn ein Elektroauto oder eine Wärmepumpe dazukommt.',
      short_answer_video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      short_answer_image_ids: [picture.id],
      emotional_quote: 'Der beste Speicher ist der, der morgens leer ist.',
      opinion_headline: 'Lieber klein anfangen',
      opinion_text:
        'Ich rate zu Geräten, die sich später erweitern lassen. Der Bedarf wächst langsamer, als Prospekte versprechen.',
      question_changes: 1,
      upgradable: true,
      source_link: 'https://www.htw-berlin.de/stromspeicher',
    },
  );
  append(claim.tips, {
    id: id(),
    title: 'Ein Jahr messen',
    text: 'Lesen Sie den Zähler zwölf Monate lang ab, bevor Sie kaufen.',
    link: '',
  });
  append(claim.tips, {
    id: id(),
    title: 'Nutzbare Kapazität vergleichen',
    text: 'Auf dem Typenschild steht oft die größere Zahl. Es zählt die nutzbare.',
    link: 'https://www.verbraucherzentrale.de/energie',
  });
  append(claim.facts, {
    id: id(),
    title: 'Eigenverbrauch',
    text: 'Ein passender Speicher hebt den Eigenverbrauch von rund 30 auf rund 60 Prozent.',
    source: 'https://www.htw-berlin.de/stromspeicher',
  });
  append(claim.facts, {
    id: id(),
    title: 'Lebensdauer',
    text: 'Heutige Zellen halten 6.000 Ladungen und mehr.',
    source: '',
  });
  append(claim.faqs, {
    id: id(),
    title: 'Kann ich einen Speicher nachrüsten?',
    text: 'Ja. Mit einem eigenen Wechselrichter geht das bei fast jeder Anlage.',
    link: '',
  });
  append(claim.faqs, {
    id: id(),
    title: 'Wohin mit dem Gerät?',
    text: 'Kühl, trocken und nicht in den Fluchtweg.',
    link: 'https://www.gdv.de/brandschutz',
  });
  append(claim.essentials, { id: id(), text: 'Zuerst messen, dann kaufen.' });
  append(claim.essentials, { id: id(), text: 'Eine Kilowattstunde je 1.000 kWh Jahresverbrauch.' });
  append(claim.essentials, { id: id(), text: 'Auf Erweiterbarkeit achten.' });
  const answers = world.table('longAnswers');
  answers.add(
    newLongAnswer(world, claim, {
      headline: 'So rechne ich es aus',
      text: '<p>Nehmen Sie Ihren <strong>Jahresverbrauch</strong> und teilen Sie ihn durch tausend.</p><ul><li>4.500 kWh ergeben 4,5 kWh Speicher</li><li>Mit Wärmepumpe rechne ich ein Drittel dazu</li></ul><p>Danach schaue ich auf die Nächte: Wer abends viel kocht und wäscht, braucht eher den oberen Wert.</p>',
      comment: 'Gilt für Häuser ohne Gewerbe.',
      source: 'https://www.htw-berlin.de/stromspeicher',
      order: 1,
      image_ids: [picture.id],
    }),
  );
  answers.add(
    newLongAnswer(world, claim, {
      headline: 'Was ein zu großer Speicher kostet',
      text: 'Ein Speicher, der nie leer wird, altert trotzdem.\n\nJede ungenutzte Kilowattstunde kostet über zwanzig Jahre mehr, als sie einbringt.',
      video: 'https://vimeo.com/76979871',
      order: 2,
    }),
  );
}

export function seedClaims(world: World, anna: AccountRecord, { main, second, third }: ExpertProfiles): void {
  seedFullClaim(world, anna, main);
  addClaim(world, anna, second, ['Energieaudit', 'Mittelstand', 'Förderung'], {
    ...aged(world.now(), 160, 44),
    status: 'published',
    topic: 'Energieaudit im Betrieb',
    pain_point: 'Audits gelten als Pflichtübung, die nur Papier erzeugt.',
    question: 'Was bringt ein Energieaudit einem kleinen Betrieb?',
    category_ids: [categoryId('construction')],
    short_answer_headline: 'Meist fünf bis zehn Prozent der Energiekosten',
    short_answer_text:
      'In kleinen Betrieben finden wir fast immer Druckluft, Licht und Lüftung, die nachts weiterlaufen.',
    question_changes: 2,
    profile_changes: 1,
  });
  addClaim(world, anna, main, ['Wallbox', 'Mietshaus', 'Ladepunkt'], {
    ...aged(world.now(), 120, 15),
    status: 'paused',
    topic: 'Laden im Mietshaus',
    pain_point: 'Eigentümer fürchten, dass der Hausanschluss nicht reicht.',
    question: 'Wie viele Ladepunkte verträgt ein Mietshaus?',
    category_ids: [categoryId('electrical'), categoryId('logistics')],
    short_answer_headline: 'Mehr als die meisten denken',
    short_answer_text:
      'Mit einer Steuerung, die sich den Strom teilt, reicht ein üblicher Anschluss für zehn Stellplätze.',
    profile_changes: 2,
  });
  addClaim(world, anna, main, ['Balkonkraftwerk', 'Mietwohnung', 'Steckersolar'], {
    ...aged(world.now(), 9, 1),
    topic: 'Strom vom Balkon',
    pain_point: 'Mieter wissen nicht, was sie anmelden müssen.',
    question: 'Lohnt sich ein Balkonkraftwerk in einer Mietwohnung?',
    category_ids: [categoryId('electrical')],
    short_answer_headline: 'Ja, wenn die Sonne mittags darauf scheint',
    short_answer_text: 'Bei Südlage hat sich das Gerät nach drei bis vier Jahren bezahlt gemacht.',
  });
  addClaim(world, anna, third, [], {
    ...aged(world.now(), 2),
    topic: 'Lehre mit Versuchen',
    pain_point: '',
    question: 'Wie gelingt Elektrotechnik ohne Formelangst?',
  });
}

export function seedNeighbourClaims(
  world: World,
  profiles: Record<'limit' | 'baker' | 'therapist' | 'lawyer', ProfileRecord>,
): void {
  const published = (profile: ProfileRecord, field: string, keywords: string[], fields: Fields) => {
    const account = world.table('accounts').get(profile.account_id);
    if (!account) throw new Error(`profile ${profile.id} belongs to nobody`);
    addClaim(world, account, profile, keywords, {
      ...aged(world.now(), 70 + profile.id, 20),
      status: 'published',
      category_ids: [categoryId(field)],
      ...fields,
    });
  };
  published(profiles.limit, 'care', ['Rückenschmerz', 'Bewegung', 'Büro'], {
    topic: 'Rücken im Büro',
    question: 'Hilft Stehen gegen Rückenschmerzen im Büro?',
    short_answer_headline: 'Wechseln hilft mehr als Stehen',
    short_answer_text: 'Wer alle dreißig Minuten die Haltung wechselt, entlastet den Rücken am meisten.',
  });
  published(profiles.baker, 'goods', ['Sauerteig', 'Brot', 'Backen'], {
    topic: 'Sauerteig zu Hause',
    question: 'Warum geht mein Sauerteigbrot nicht auf?',
    short_answer_headline: 'Meist ist der Ansatz zu kalt oder zu jung',
    short_answer_text: 'Ein Ansatz braucht drei bis fünf Tage und rund 26 Grad, bevor er ein Brot trägt.',
  });
  published(profiles.therapist, 'medicine', ['Schlaf', 'Grübeln', 'Stress'], {
    topic: 'Schlaf und Grübeln',
    question: 'Was hilft, wenn ich nachts grüble?',
    short_answer_headline: 'Aufstehen, aufschreiben, zurück ins Bett',
    short_answer_text: 'Wer Sorgen am frühen Abend zehn Minuten lang notiert, nimmt sie seltener mit ins Bett.',
  });
  published(profiles.lawyer, 'law', ['Kündigung', 'Frist', 'Arbeitsvertrag'], {
    topic: 'Fristen der Kündigung',
    question: 'Welche Frist gilt nach einer Kündigung?',
    short_answer_headline: 'Drei Wochen für die Klage',
    short_answer_text: 'Wer sich wehren will, muss binnen drei Wochen nach Zugang Klage beim Arbeitsgericht erheben.',
  });
}
