/** Authors in the seeded world: keys of `people` in `seedCommunity.ts`. */
export type Writer = 'anna' | 'miriam' | 'thomas' | 'selma' | 'lea' | 'georg' | 'birte' | 'petra';

export interface SeededComment {
  by: Writer;
  text: string;
  replies?: readonly { by: Writer; text: string }[];
}

export interface SeededPost {
  by: Writer;
  /** Days since it was written; published on the same day. */
  days: number;
  title: string;
  content: string;
  /** Keys of `fields.ts`; none for a draft. */
  categories: readonly string[];
  /** The picture's hue and what it shows. */
  picture?: { hue: number; alt: string };
  imported?: true;
  comments?: readonly SeededComment[];
}

/** The discussion of the seeded world, oldest first. */
export const seededPosts: readonly SeededPost[] = [
  {
    by: 'georg',
    days: 212,
    title: 'Kündigung per E-Mail: warum sie nicht gilt',
    categories: ['law', 'people'],
    content:
      '<p>Immer wieder zeigen mir Mandanten eine Kündigung, die per E-Mail oder Messenger kam. Das Gesetz verlangt aber die <strong>Schriftform</strong>: ein Blatt Papier mit eigenhändiger Unterschrift.</p><p>Wer eine solche Nachricht erhält, sollte trotzdem rasch handeln. Oft folgt das richtige Schreiben wenige Tage später, und dann läuft die Frist von drei Wochen für eine Klage.</p><ul><li>Datum des Zugangs notieren</li><li>Arbeitskraft ausdrücklich anbieten</li><li>Beratung suchen, bevor Sie etwas unterschreiben</li></ul>',
    comments: [
      {
        by: 'petra',
        text: 'Gilt das auch für einen Aufhebungsvertrag? Bei uns wurde so etwas zuletzt digital unterschrieben.',
        replies: [
          {
            by: 'georg',
            text: 'Ja, auch der Aufhebungsvertrag braucht Papier und Unterschrift. Digital geschlossen ist er unwirksam.',
          },
          { by: 'petra', text: 'Danke, das gebe ich so an unsere Personalabteilung weiter.' },
        ],
      },
      { by: 'lea', text: 'Gut erklärt. Ein Muster für das Anbieten der Arbeitskraft wäre noch hilfreich.' },
    ],
  },
  {
    by: 'thomas',
    days: 198,
    title: 'Sauerteig im Sommer: drei Grad machen den Unterschied',
    categories: ['goods', 'hospitality'],
    picture: { hue: 36, alt: 'Warme Landschaft in Gelb und Braun, gezeichnet' },
    content:
      '<p>Wenn es in der Backstube 28 Grad hat, ist der Sauerteig zwei Stunden früher reif. Wer dann nach der Uhr arbeitet, bekommt saures Brot mit wenig Trieb.</p><p>Mein Rat: Messen Sie die Temperatur des Teigs und nicht die des Raums. Kühleres Wasser gleicht drei Grad ohne Mühe aus.</p>',
    comments: [
      { by: 'birte', text: 'Das erklärt mein flaches Brot vom letzten Wochenende. Wie kühl darf das Wasser sein?' },
      { by: 'anna', text: 'Ich messe jetzt auch. Erstaunlich, wie viel die Rührschüssel ausmacht.' },
    ],
  },
  {
    by: 'anna',
    days: 181,
    title: 'Balkonkraftwerk oder Dachanlage? Eine ehrliche Rechnung',
    categories: ['electrical', 'construction'],
    picture: { hue: 212, alt: 'Hügel unter blauem Himmel mit großer Sonne, gezeichnet' },
    content:
      '<p>Beide haben ihren Platz. Ein Balkonkraftwerk senkt die Grundlast, eine Dachanlage verändert die ganze Stromrechnung.</p><h3>Worauf ich zuerst schaue</h3><ul><li>Wie viel Strom brauchen Sie am Tag, wie viel nachts?</li><li>Wie alt ist das Dach?</li><li>Wollen Sie in den nächsten Jahren elektrisch fahren oder heizen?</li></ul><p>In einem Haushalt mit 3.500 Kilowattstunden im Jahr deckt ein Balkonkraftwerk etwa ein Zehntel. Eine Dachanlage mit Speicher schafft zwei Drittel, kostet aber auch das Zwanzigfache.</p>',
    comments: [
      {
        by: 'thomas',
        text: 'In der Backstube läuft der Ofen nachts. Lohnt sich das Dach dann überhaupt?',
        replies: [
          {
            by: 'anna',
            text: 'Mit einem Speicher ja. Die Kühlung läuft bei Ihnen am Tag, das ist schon die halbe Miete.',
          },
        ],
      },
      {
        by: 'miriam',
        text: 'Für Mietwohnungen bleibt also das Balkonkraftwerk. Schön, dass es so einfach geworden ist.',
      },
      {
        by: 'lea',
        text: 'Die Rechnung als Tabelle wäre großartig. Auf dem Telefon lese ich Zahlen im Fließtext schlecht.',
      },
    ],
  },
  {
    by: 'selma',
    days: 169,
    title: 'Warteliste für Therapie: was in der Zwischenzeit hilft',
    categories: ['medicine', 'social'],
    content:
      '<p>Fünf Monate Wartezeit sind keine Seltenheit. Niemand sollte diese Zeit allein überstehen müssen.</p><p>Drei Wege, die sofort offen sind:</p><ul><li>die psychotherapeutische Sprechstunde, auf die Sie ein Recht haben</li><li>Selbsthilfegruppen in Ihrer Stadt</li><li>Krisendienste, die rund um die Uhr erreichbar sind</li></ul><blockquote><p>Um Hilfe zu bitten ist der erste Schritt der Behandlung.</p></blockquote>',
    comments: [
      {
        by: 'miriam',
        text: 'In meiner Praxis liegt jetzt ein Blatt mit den Adressen der Selbsthilfe aus. Es wird oft mitgenommen.',
      },
      {
        by: 'georg',
        text: 'Und wenn die Kasse keinen Termin vermittelt: Das Kostenerstattungsverfahren ist mühsam, aber möglich.',
      },
    ],
  },
  {
    by: 'lea',
    days: 155,
    title: 'Barrierefrei heißt nicht langweilig',
    categories: ['software', 'media'],
    picture: { hue: 286, alt: 'Violette Hügel mit heller Sonne, gezeichnet' },
    content:
      '<p>Gute Kontraste, klare Überschriften und sichtbarer Fokus nehmen einer Gestaltung nichts weg. Sie geben ihr Ordnung.</p><p>Ich prüfe jeden Entwurf zuerst ohne Maus und dann in Graustufen. Was dort funktioniert, funktioniert überall.</p>',
    comments: [
      {
        by: 'anna',
        text: 'Welches Werkzeug nutzen Sie für die Kontraste?',
        replies: [
          {
            by: 'lea',
            text: 'Das im Browser eingebaute reicht. Wichtig ist, auch die Zustände zu prüfen: Fokus, Fehler, gesperrt.',
          },
          { by: 'anna', text: 'Die gesperrten vergesse ich immer. Danke für den Hinweis.' },
          { by: 'georg', text: 'Ab nächstem Jahr prüfen das auch die Marktüberwachungsstellen.' },
        ],
      },
    ],
  },
  {
    by: 'birte',
    days: 141,
    title: 'Windfeste Stauden für Küstengärten',
    categories: ['nature'],
    picture: { hue: 108, alt: 'Grüne Dünenlandschaft, gezeichnet' },
    content:
      '<p>Salz und Wind setzen vielen Pflanzen zu. Diese halten durch: Strandflieder, Grasnelke, Stranddistel und Blauschwingel.</p><p>Pflanzen Sie in Gruppen und niedrig. Eine Hecke aus Sanddorn bremst den Wind besser als jede Mauer, weil sie ihn durchlässt.</p>',
    comments: [
      {
        by: 'selma',
        text: 'Klappt das auch auf einem Balkon im sechsten Stock? Der Wind ist ähnlich, das Salz fehlt.',
      },
    ],
  },
  {
    by: 'miriam',
    days: 133,
    title: 'Zehn Minuten gegen den Büronacken',
    categories: ['care', 'people'],
    content:
      '<p>Die meisten Beschwerden, die ich behandle, entstehen nicht durch falsches Sitzen, sondern durch zu langes.</p><p>Stehen Sie jede Stunde auf. Kreisen Sie die Schultern, drehen Sie den Kopf langsam zu beiden Seiten und dehnen Sie die Brust am Türrahmen. Zehn Minuten am Tag, verteilt auf fünf Pausen, genügen.</p>',
    comments: [
      { by: 'lea', text: 'Ich habe mir eine Erinnerung gestellt. Nach zwei Wochen merke ich den Unterschied.' },
      { by: 'thomas', text: 'Bei uns ist es eher das Heben. Gibt es so etwas auch für Mehlsäcke?' },
      {
        by: 'petra',
        text: 'Wir machen das jetzt vor jeder Besprechung. Am Anfang wurde gelacht, inzwischen fragt jeder danach.',
      },
    ],
  },
  {
    by: 'anna',
    days: 120,
    title: 'Wärmepumpe im Altbau: fünf Fragen vor dem Angebot',
    categories: ['electrical', 'crafts', 'construction'],
    content:
      '<p>Eine Wärmepumpe im Altbau ist kein Wagnis mehr, wenn die Vorarbeit stimmt. Diese fünf Fragen klären, ob sich ein Angebot lohnt:</p><ol><li>Welche Vorlauftemperatur braucht das Haus am kältesten Tag?</li><li>Wie groß sind die Heizkörper?</li><li>Wo kann das Gerät stehen, ohne Nachbarn zu stören?</li><li>Reicht der Hausanschluss?</li><li>Welche Förderung läuft gerade?</li></ol><p>Wer die erste Frage nicht beantworten kann, senkt an einem kalten Abend die Vorlauftemperatur auf 55 Grad und schaut, ob es warm bleibt.</p>',
    comments: [
      {
        by: 'georg',
        text: 'Zur dritten Frage gibt es inzwischen mehrere Urteile. Drei Meter Abstand reichen je nach Gemeinde nicht.',
      },
      { by: 'birte', text: 'Der Abend mit 55 Grad ist ein guter Tipp. Machen wir im Januar.' },
    ],
  },
  {
    by: 'thomas',
    days: 108,
    title: 'Lehrlinge finden: was bei uns funktioniert hat',
    categories: ['people', 'goods', 'crafts'],
    content:
      '<p>Drei Jahre lang blieb unsere Stelle leer. Dann haben wir zwei Dinge geändert: Wir laden jede Bewerberin zu einer Nacht in der Backstube ein, und wir fangen eine Stunde später an.</p><p>Seitdem haben wir vier Lehrlinge. Keiner hat abgebrochen.</p>',
    comments: [
      { by: 'miriam', text: 'Die Probenacht ist ehrlich für beide Seiten. Das übernehme ich als Probetag.' },
      { by: 'petra', text: 'Wie haben die Älteren auf den späteren Beginn reagiert?' },
    ],
  },
  {
    by: 'georg',
    days: 96,
    title: 'Homeoffice im Ausland: vier Stolperstellen',
    categories: ['law', 'management'],
    content:
      '<p>Ein paar Wochen am Meer arbeiten klingt einfach. Vier Fragen sollten vorher geklärt sein:</p><ul><li>Sozialversicherung: Liegt die Bescheinigung A1 vor?</li><li>Steuern: Wie viele Tage sind es im Jahr?</li><li>Aufenthalt: Ist Arbeit mit diesem Visum erlaubt?</li><li>Datenschutz: Darf das Gerät das Land verlassen?</li></ul>',
    comments: [{ by: 'lea', text: 'Die dritte Frage hätte ich fast übersehen. Danke.' }],
  },
  {
    by: 'selma',
    days: 84,
    title: 'Schlafprobleme: warum Grübeln im Bett nicht hilft',
    categories: ['medicine', 'care'],
    picture: { hue: 246, alt: 'Abendlandschaft in Blau, gezeichnet' },
    content:
      '<p>Das Bett ist zum Schlafen da. Wer länger als zwanzig Minuten wach liegt, steht besser auf und tut etwas Ruhiges bei wenig Licht.</p><p>So lernt der Körper wieder, dass Liegen und Schlafen zusammengehören. Nach etwa zwei Wochen wirkt es bei den meisten.</p>',
    comments: [
      { by: 'thomas', text: 'Gilt das auch für Menschen, die um zwei Uhr aufstehen müssen?' },
      { by: 'anna', text: 'Zwei Wochen durchhalten ist der schwere Teil. Es hat sich aber gelohnt.' },
    ],
  },
  {
    by: 'lea',
    days: 73,
    title: 'Ein Formular, eine Frage: weniger ist schneller',
    categories: ['software', 'marketing'],
    content:
      '<p>Wir haben ein Antragsformular von 34 auf 11 Felder gekürzt. Die Zahl der abgebrochenen Anträge fiel um die Hälfte, und die Rückfragen wurden weniger.</p><p>Der Trick war keiner: Wir haben bei jedem Feld gefragt, wer die Antwort liest. Bei 23 Feldern war es niemand.</p>',
    comments: [
      { by: 'petra', text: 'Diese Frage stelle ich jetzt bei uns. Die erste Antwort war Schweigen.' },
      { by: 'georg', text: 'Datensparsamkeit als gute Gestaltung. So herum wird ein Schuh daraus.' },
    ],
  },
  {
    by: 'birte',
    days: 61,
    title: 'Rasen oder Wiese? Ein Versuch über drei Jahre',
    categories: ['nature', 'construction'],
    content:
      '<p>Auf 80 Quadratmetern wächst bei uns seit drei Jahren eine Wiese statt Rasen. Wir mähen zweimal im Jahr, gießen nie und zählen inzwischen 41 Arten.</p><p>Die Nachbarn waren skeptisch. In diesem Sommer haben zwei von ihnen auch damit angefangen.</p>',
    comments: [
      { by: 'selma', text: 'Wie war das erste Jahr? Bei mir kommt bisher nur Gras.' },
      {
        by: 'birte',
        text: 'Im ersten Jahr sieht es nach nichts aus. Nicht düngen und Geduld haben, im zweiten blüht es.',
      },
    ],
  },
  {
    by: 'miriam',
    days: 52,
    title: 'Nach der Operation: wann Bewegung wieder guttut',
    categories: ['care', 'medicine'],
    content:
      '<p>Viele warten zu lange. Schon am ersten Tag nach einer Knieoperation helfen kleine Bewegungen gegen die Schwellung.</p><p>Die Faustregel: Leichter Schmerz darf sein, wenn er nach einer Stunde abklingt. Hält er an, war es zu viel.</p>',
    comments: [{ by: 'thomas', text: 'Diese Regel hätte ich vor zwei Jahren gebraucht.' }],
  },
  {
    by: 'anna',
    days: 43,
    title: 'Ladesäulen auf dem Firmenparkplatz planen',
    categories: ['electrical', 'logistics', 'management'],
    picture: { hue: 180, alt: 'Helle Landschaft in Türkis, gezeichnet' },
    content:
      '<p>Der häufigste Fehler ist der zu große Anschluss. Mit einem <strong>Lastmanagement</strong> laden zehn Fahrzeuge an der Leistung von dreien, ohne dass es jemand merkt.</p><p>Planen Sie Leerrohre für das Doppelte dessen, was Sie heute brauchen. Das kostet fast nichts, solange der Boden offen ist.</p>',
    comments: [
      {
        by: 'petra',
        text: 'Wie rechnen Sie den Strom mit den Mitarbeitenden ab?',
        replies: [{ by: 'anna', text: 'Am einfachsten über eine Karte je Person und eine Abrechnung im Monat.' }],
      },
    ],
  },
  {
    by: 'georg',
    days: 34,
    title: 'Zeugnissprache: drei Sätze, die Sie erkennen sollten',
    categories: ['law', 'people'],
    content:
      '<p>„Er bemühte sich“ heißt: ohne Erfolg. „Im Großen und Ganzen“ heißt: nicht immer. Und fehlt der Dank am Ende, ist auch das eine Aussage.</p><p>Ein schlechtes Zeugnis können Sie berichtigen lassen. Je früher Sie sich melden, desto leichter geht es.</p>',
    comments: [
      {
        by: 'miriam',
        text: 'Als Arbeitgeberin schreibe ich solche Sätze ungern. Gibt es eine ehrliche Form, die niemandem schadet?',
      },
      { by: 'selma', text: 'Die Sprache der Zeugnisse wäre ein Thema für eine ganze Forschungsgruppe.' },
    ],
  },
  {
    by: 'thomas',
    days: 27,
    title: 'Brot von gestern: vier Rezepte gegen das Wegwerfen',
    categories: ['goods', 'hospitality', 'nature'],
    content:
      '<p>Jedes fünfte Brot landet im Müll. Dabei ist altes Brot eine gute Zutat: für Knödel, für Brotsuppe, für Croûtons und für einen süßen Auflauf mit Äpfeln.</p><p>Die Rezepte liegen im Laden aus und stehen ab morgen auf unserer Seite.</p>',
    comments: [
      { by: 'birte', text: 'Der Auflauf war am Sonntag leer, bevor er kalt wurde.' },
      { by: 'lea', text: 'Bitte auch das fünfte Rezept: Brotchips.' },
    ],
  },
  {
    by: 'lea',
    days: 19,
    title: 'Gute Fehlermeldungen sind höflich',
    categories: ['software', 'media'],
    content:
      '<p>Eine gute Meldung sagt, was geschehen ist, was Sie tun können und was gespeichert wurde. Sie gibt niemandem die Schuld.</p><blockquote><p>Die Nachricht konnte nicht gesendet werden. Ihr Text ist noch da. Bitte versuchen Sie es erneut.</p></blockquote><p>Drei Sätze genügen.</p>',
    comments: [
      { by: 'anna', text: 'Der zweite Satz ist der wichtigste.' },
      { by: 'georg', text: 'Und der, der in den meisten Programmen fehlt.' },
    ],
  },
  {
    by: 'selma',
    days: 11,
    title: 'Wie Sie jemanden ansprechen, um den Sie sich sorgen',
    categories: ['social', 'medicine'],
    content:
      '<p>Viele fürchten, etwas Falsches zu sagen. Meist ist das Schweigen schlimmer.</p><p>Sagen Sie, was Ihnen aufgefallen ist, und fragen Sie offen: „Wie geht es Ihnen wirklich?“ Dann hören Sie zu. Sie müssen keine Lösung haben.</p>',
    comments: [
      { by: 'miriam', text: 'Ich habe es gestern so gemacht. Es war leichter als gedacht, und es kam viel zurück.' },
    ],
  },
  {
    by: 'anna',
    days: 4,
    title: 'Strom speichern: wann sich die Batterie rechnet',
    categories: ['electrical', 'finance'],
    content:
      '<p>Ein Speicher lohnt sich, wenn er an mindestens 200 Tagen im Jahr voll und wieder leer wird. Das klingt viel, ist aber mit einer Dachanlage ab acht Kilowatt gut zu erreichen.</p><p>Rechnen Sie mit dem halben Tagesverbrauch als Größe. Alles darüber steht die meiste Zeit nur da.</p>',
    comments: [
      {
        by: 'thomas',
        text: 'Die 200 Tage sind eine gute Faustregel. Woher stammt sie?',
        replies: [{ by: 'anna', text: 'Aus 40 Anlagen, die ich in den letzten fünf Jahren ausgewertet habe.' }],
      },
    ],
  },
  {
    by: 'birte',
    days: 1,
    title: 'Laub liegen lassen: Ihr Garten dankt es',
    categories: ['nature'],
    content:
      '<p>Unter Sträuchern ist Laub der beste Winterschutz. Igel, Käfer und Regenwürmer brauchen es, und der Boden bleibt feucht.</p><p>Nur vom Rasen und von Wegen sollte es herunter.</p>',
  },
  {
    by: 'anna',
    days: 9,
    title: 'Entwurf: Blitzschutz bei Photovoltaik',
    categories: [],
    content:
      '<p>Gliederung für den Beitrag: äußerer und innerer Blitzschutz, Trennungsabstand, Überspannungsschutz auf der Gleichstromseite.</p><p>Noch offen: Bild der Trennstelle, Zahlen des Versicherers.</p>',
    picture: { hue: 262, alt: 'Landschaft im Gewitterlicht, gezeichnet' },
  },
  {
    by: 'anna',
    days: 2,
    title: 'Fragen und Antworten vom Solarabend in Grünau',
    categories: [],
    content: '<p>Danke für die vielen Fragen. Hier sammle ich die Antworten, bevor ich sie veröffentliche.</p>',
  },
  {
    by: 'anna',
    days: 30,
    title: 'Rückblick auf die Energiemesse',
    categories: [],
    imported: true,
    content:
      'Drei Tage Messe, viele Gespräche und eine Erkenntnis: Die Fragen werden konkreter.\n\nVor zwei Jahren ging es um das Ob, heute geht es um das Wie.',
  },
  {
    by: 'lea',
    days: 6,
    title: 'Notizen zu Leichter Sprache',
    categories: [],
    content: '<p>Kurze Sätze. Ein Gedanke je Satz. Keine Fremdwörter.</p>',
  },
];
