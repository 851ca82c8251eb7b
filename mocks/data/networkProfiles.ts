/* Everybody has the same career in the professional network; the field names are the network's, not ours. */

interface NetworkDay {
  day: number;
  month: number;
  year: number;
}

const firstOf = (month: number, year: number): NetworkDay => ({ day: 1, month, year });

/** The profile behind a slug such as `anna-bergmann-energie`. */
export function networkProfile(slug: string) {
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return {
    public_identifier: slug,
    full_name: name,
    headline: 'Projektleitung und Beratung',
    country: 'DE',
    experiences: [
      {
        title: 'Projektleitung Energieprojekte',
        company: 'Stadtwerke Grünau',
        location: 'Leipzig, Deutschland',
        starts_at: firstOf(3, 2020),
        ends_at: null,
        description: 'Planung und Bau von Photovoltaikanlagen auf öffentlichen Gebäuden.',
        logo_url: null,
      },
      {
        title: 'Planung technische Gebäudeausrüstung',
        company: 'Ingenieurbüro Weiß & Partner',
        location: 'Dresden, Deutschland',
        starts_at: firstOf(9, 2014),
        ends_at: firstOf(2, 2020),
        description: 'Entwurf und Ausschreibung elektrischer Anlagen.',
        logo_url: null,
      },
      {
        title: 'Werkstudium Netzplanung',
        company: 'Elbtal Netze',
        location: 'Dresden, Deutschland',
        starts_at: firstOf(4, 2012),
        ends_at: firstOf(8, 2014),
        description: null,
        logo_url: null,
      },
    ],
    education: [
      {
        school: 'Technische Universität Dresden',
        degree_name: 'Diplom',
        field_of_study: 'Elektrotechnik',
        starts_at: firstOf(10, 2008),
        ends_at: firstOf(7, 2014),
      },
      {
        school: 'Berufsakademie Glauchau',
        degree_name: 'Zertifikat',
        field_of_study: 'Projektmanagement',
        starts_at: firstOf(1, 2017),
        ends_at: firstOf(6, 2017),
      },
    ],
    certifications: [],
  };
}

/** Posts of the network that can be imported as drafts. */
export const networkPosts: readonly { title: string; content: string }[] = [
  {
    title: 'Drei Jahre Solardach auf der Grundschule',
    content:
      'Vor drei Jahren ging die Anlage ans Netz. Heute deckt sie 62 Prozent des Strombedarfs der Schule.\n\nAm meisten gelernt haben wir beim Blitzschutz: Er gehört von Anfang an in die Planung.',
  },
  {
    title: 'Wir suchen Verstärkung in der Planung',
    content: 'Unser Team wächst. Wer Freude an sauberen Plänen und an Baustellenluft hat, meldet sich gern bei mir.',
  },
  {
    title: 'Notizen von der Fachtagung Speicher',
    content:
      'Zwei Tage, vierzehn Vorträge, ein Ergebnis: Die Wirtschaftlichkeit von Batteriespeichern hängt weniger am Preis als am Lastprofil.',
  },
];
