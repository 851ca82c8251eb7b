import type { productTypes } from '@/api/endpoints/products';

export interface SeededProduct {
  by: 'anna' | 'lea' | 'thomas';
  name: string;
  type: (typeof productTypes)[number];
  definition: string;
  description: string;
  tags: string[];
  features: string[];
  info_link: string;
  shopping_link: string;
  /** Euro. */
  price: number | null;
  favourite: boolean;
  /** Hue of the picture, null without one. */
  hue: number | null;
}

/** Products of the experts in the seeded world. */
export const seededProducts: readonly SeededProduct[] = [
  {
    by: 'anna',
    name: 'Energiecheck für Wohnhäuser',
    type: 'service',
    definition: 'Begehung, Auswertung und schriftliche Empfehlung',
    description: 'Zwei Stunden vor Ort, danach ein Bericht mit Kosten und Reihenfolge der Maßnahmen.',
    tags: ['Energieberatung', 'Wohnhaus'],
    features: ['Thermografie', 'Bericht mit Kosten', 'Telefonat zur Nachbesprechung'],
    info_link: 'https://bergmann-energie.example/energiecheck',
    shopping_link: 'https://bergmann-energie.example/termin',
    price: 480,
    favourite: true,
    hue: 200,
  },
  {
    by: 'anna',
    name: 'Planung Photovoltaik bis 30 Kilowatt',
    type: 'service',
    definition: 'Von der Dachskizze bis zur Anmeldung beim Netzbetreiber',
    description: 'Ertragsrechnung, Stromlaufplan, Leistungsverzeichnis und Anmeldung aus einer Hand.',
    tags: ['Photovoltaik', 'Planung'],
    features: ['Ertragsrechnung', 'Anmeldung', 'Begleitung der Abnahme'],
    info_link: 'https://bergmann-energie.example/photovoltaik',
    shopping_link: '',
    price: 1950,
    favourite: false,
    hue: 48,
  },
  {
    by: 'anna',
    name: 'Erstgespräch zum halben Preis',
    type: 'offer',
    definition: 'Für alle, die bis zum Jahresende buchen',
    description: 'Eine Stunde per Video. Der Betrag wird bei einem Auftrag angerechnet.',
    tags: ['Beratung'],
    features: ['60 Minuten', 'Protokoll'],
    info_link: '',
    shopping_link: 'https://bergmann-energie.example/termin',
    price: 45,
    favourite: false,
    hue: null,
  },
  {
    by: 'anna',
    name: 'Handbuch Solarstrom im Mehrfamilienhaus',
    type: 'product',
    definition: 'Leitfaden auf 120 Seiten',
    description: 'Technik, Recht und Abrechnung, mit Vorlagen für die Eigentümerversammlung.',
    tags: ['Buch', 'Photovoltaik', 'Mieterstrom'],
    features: ['120 Seiten', 'Vorlagen zum Herunterladen'],
    info_link: 'https://bergmann-energie.example/handbuch',
    shopping_link: 'https://bergmann-energie.example/laden/handbuch',
    price: 34.9,
    favourite: false,
    hue: 318,
  },
  {
    by: 'anna',
    name: 'Vortrag für Gemeinden',
    type: 'service',
    definition: 'Ein Abend über Energie im eigenen Haus',
    description: 'Neunzig Minuten mit Fragen aus dem Publikum. Der Preis richtet sich nach dem Weg.',
    tags: [],
    features: [],
    info_link: '',
    shopping_link: '',
    price: null,
    favourite: false,
    hue: null,
  },
  {
    by: 'lea',
    name: 'Prüfung auf Barrierefreiheit',
    type: 'service',
    definition: 'Bericht mit Rangfolge der Mängel',
    description: 'Fünf Seiten, geprüft mit Tastatur, Vorlesegerät und Messung.',
    tags: ['Barrierefreiheit', 'Prüfung'],
    features: ['Bericht', 'Nachprüfung'],
    info_link: 'https://klartext.example/pruefung',
    shopping_link: '',
    price: 1200,
    favourite: true,
    hue: 286,
  },
  {
    by: 'thomas',
    name: 'Backkurs Sauerteig',
    type: 'offer',
    definition: 'Ein Samstag in der Backstube',
    description: 'Für sechs Personen, mit Mittagessen und Brot für zu Hause.',
    tags: ['Kurs'],
    features: ['6 Personen', 'Rezeptheft'],
    info_link: '',
    shopping_link: 'https://baeckerei-keller.example/kurse',
    price: 89,
    favourite: true,
    hue: 36,
  },
];
