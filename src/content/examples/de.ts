import {
  categories,
  claim,
  confirmation,
  connections,
  educations,
  essentials,
  experiences,
  facts,
  faqs,
  keywords,
  longAnswers,
  named,
  portrait,
  profile,
  stories,
  tips,
  type Example,
} from './entities';

/* An invented expert with three claims, in German. */

const planning = 'Netzplanung in der Niederspannung';
const connection = 'Netzanschluss von Erzeugungsanlagen';
const calculation = 'Lastflussrechnung';
const topics = ['Energienetze', 'Wärmewende'];

export const example: Example = {
  person: { id: 'example-person', name: 'Dr.-Ing. Katrin Jessen', gender: 'female' },
  competences: named([connection, calculation, 'Transformatoren', 'Steuerbare Verbraucher', 'Wegerecht']),
  invitations: [
    confirmation('Henning', 'Paulsen', [planning, connection]),
    confirmation('Aylin', 'Demirci', [planning, calculation]),
    confirmation('Matthias', 'Brodersen', [planning, connection]),
    confirmation('Svenja', 'Lorenzen', [calculation, planning]),
  ],
  profile: profile({
    title: 'senior_expert',
    language: 'de',
    occupation: { id: '1', name: 'Netzplaner / Netzplanerin' },
    competence: { id: '1', name: planning },
    competence_area: { id: '1', name: 'Elektrische Energienetze' },
    profile_picture: portrait('Gezeichnetes Porträt von Katrin Jessen'),
    month_of_experience: 198,
    location: 'Flensburg',
    verification_count: 11,
    categories: categories(topics),
    focus_points: named(['Ortsnetze', 'Wärmepumpen', 'Photovoltaik']),
    personal_connections: connections([
      {
        type: 'solution',
        question:
          'Ein Netz, das für die Energiewende „zu klein“ ist, ist meist nur zu wenig gemessen. Ich finde heraus, was noch geht, bevor jemand die Straße aufgräbt.',
      },
      {
        type: 'belief',
        question:
          'Gute Planung erkennt man daran, dass auch die Gemeinderätin und der Installateur sie verstehen. Ich erkläre jede Rechnung so, dass beide sie prüfen können.',
      },
      {
        type: 'fascination',
        question:
          'Dass ein ganzes Dorf an einem Transformator hängt, der kleiner ist als ein Kleiderschrank, und kaum jemand weiß, wo er steht.',
      },
    ]),
    competence_stories: stories([
      {
        type: 'started',
        story_question:
          'Mein erster Auftrag war ein Neubaugebiet mit 64 Häusern. Alle rechneten mit Gasheizungen. Drei Jahre später standen dort 51 Wärmepumpen, und das Kabel war richtig gewählt, weil ich nachgefragt hatte.',
      },
      {
        type: 'successes',
        story_question:
          'Für eine Gemeinde mit 3.200 Anschlüssen haben wir 140 Messgeräte verteilt, statt alles neu zu verlegen. Am Ende wurden 4 von 31 geplanten Kabelstrecken gebaut.',
      },
      {
        type: 'learned',
        story_question:
          'Zuerst messen, dann rechnen. Einmal habe ich einer Tabelle geglaubt, die zehn Jahre alt war. Seitdem fahre ich hin.',
      },
    ]),
    work_experiences: experiences([
      {
        job_title: 'Leiterin Netzplanung',
        company_name: 'Fördenetz Planungsgesellschaft',
        location: 'Flensburg',
        start_date: '2018-04-01',
        description:
          'Zielnetze für 22 Gemeinden, Netzanschlüsse bis 20 MW, Einführung von Messungen in Ortsnetzstationen. Sieben Kolleginnen und Kollegen.',
        fields: ['Netzplanung', 'Führung'],
      },
      {
        job_title: 'Planungsingenieurin',
        company_name: 'Stadtwerke an der Schlei',
        location: 'Schleswig',
        start_date: '2012-09-01',
        end_date: '2018-03-31',
        description: 'Niederspannungsnetze und Ortsnetzstationen, vom Antrag bis zur Inbetriebnahme.',
        fields: ['Niederspannung', 'Netzanschluss'],
      },
      {
        job_title: 'Wissenschaftliche Mitarbeiterin',
        company_name: 'Institut für elektrische Energiesysteme',
        location: 'Kiel',
        start_date: '2009-10-01',
        end_date: '2012-08-31',
        fields: ['Lastflussrechnung'],
      },
    ]),
    educations: educations([
      {
        type: 'university',
        grade: 'diploma',
        degree_name: 'Elektrotechnik, Vertiefung Energietechnik',
        institution: 'Technische Universität Hamburg',
        city: 'Hamburg',
        fields: ['Elektrotechnik'],
      },
      {
        type: 'qualification',
        grade: 'certificate',
        degree_name: 'Schutztechnik in Verteilnetzen',
        institution: 'Akademie für Netzbetrieb',
        city: 'Kassel',
        fields: ['Schutztechnik'],
      },
    ]),
    contacts: [
      {
        id: '1',
        phone: '',
        email: 'katrin.jessen@example.org',
        website: '',
        address: 'Schiffbrücke 12\n24939 Flensburg',
      },
    ],
  }),
  claims: [
    claim({
      id: 'heat-pumps',
      question: 'Wie viele Wärmepumpen verträgt ein Ortsnetz?',
      topic: 'Wärmepumpen im Ortsnetz',
      pain_point:
        'Eine Gemeinde plant die Wärmewende, und die erste Frage lautet: Hält unser Stromnetz das aus? Oft wird dann mit der Summe aller Typenschilder gerechnet, und heraus kommt ein Neubau, den niemand bezahlen kann. Dabei laufen nie alle Anlagen zugleich mit voller Leistung.',
      short_answer_headline:
        'Meist mehr, als man denkt: Entscheidend ist, was gleichzeitig läuft, nicht, was installiert ist.',
      short_answer_text:
        'Ein üblicher Ortsnetztransformator mit 400 kVA versorgt etwa 100 Haushalte. Im Winter sind dort oft noch 150 bis 200 kVA frei. Bei 3 kW elektrischer Leistung je Wärmepumpe reicht das rechnerisch für 50 bis 65 Anlagen. Vorher zu prüfen sind die Spannung am Ende der Leitung und die Belastung der ersten Kabelmeter hinter der Station.',
      long_answers: longAnswers([
        {
          headline: 'Warum Gleichzeitigkeit wichtiger ist als Nennleistung',
          text: '<p>Eine einzelne Wärmepumpe kann jederzeit mit voller Leistung laufen. Bei hundert Anlagen ist das sehr unwahrscheinlich: Häuser sind verschieden gedämmt, und Speicher werden zu verschiedenen Zeiten geladen.</p><p>Für die Planung heißt das: Der Anteil, mit dem jede Anlage in die Rechnung eingeht, sinkt mit ihrer Zahl. <strong>Ausnahme:</strong> Nach einem Stromausfall wollen alle zugleich heizen. Dieser Fall gehört in jede Prüfung.</p>',
        },
        {
          headline: 'So gehe ich in einem Ortsnetz vor',
          text: '<ol><li>Die Last der Station eine Heizperiode lang messen, mindestens aber vier kalte Wochen.</li><li>Hausanschlüsse und Kabelquerschnitte aus dem Plan übernehmen und vor Ort stichprobenweise prüfen.</li><li>Den Ausbau in drei Stufen rechnen: 20, 50 und 80 Prozent Wärmepumpen.</li><li>Für jede Stufe die schwächste Stelle nennen, mit Preis und Bauzeit.</li></ol><p>Meist zeigt sich: Bis zur zweiten Stufe genügt ein anderer Transformator.</p>',
        },
      ]),
      facts: facts([
        [
          'Anschluss darf nicht abgelehnt werden',
          'Seit 2024 gilt in Deutschland: Ein Netzbetreiber kann neue steuerbare Geräte bei Engpässen drosseln, ihren Anschluss aber nicht mit Hinweis auf einen Engpass verweigern.',
          'https://www.gesetze-im-internet.de/enwg_2005/__14a.html',
        ],
        [
          '4,2 kW bleiben immer',
          'Auch während einer Drosselung steht jedem Gerät eine Mindestleistung von 4,2 kW zu. Für die meisten Einfamilienhäuser bleibt es damit warm.',
          'https://www.bundesnetzagentur.de',
        ],
      ]),
      faqs: faqs([
        [
          'Muss ich als Hausbesitzerin vorher fragen?',
          'Ja. Wärmepumpen müssen beim Netzbetreiber angemeldet werden. Das übernimmt in der Regel der Installationsbetrieb.',
        ],
        [
          'Hilft eine Photovoltaikanlage auf dem Dach?',
          'Über das Jahr ja, am kältesten Januarmorgen kaum. Für die Auslegung des Netzes zählt dieser Morgen.',
        ],
      ]),
      tips: tips([
        ['Messen, bevor Sie planen', 'Ein Messgerät in der Ortsnetzstation kostet weniger als ein Meter Kabelgraben.'],
        [
          'Mit dem längsten Strang beginnen',
          'Die Spannung fällt zuerst am Ende der längsten Leitung. Wer dort prüft, kennt die Grenze des ganzen Netzes.',
        ],
        ['Tiefbau bündeln', 'Wenn ohnehin Glasfaser verlegt wird, gehört ein Leerrohr für Strom in denselben Graben.'],
      ]),
      emotional_quote: 'Das Netz ist selten zu klein. Wir wissen nur zu wenig darüber.',
      opinion_headline: 'Kupfer ist die letzte Lösung, nicht die erste',
      opinion_text:
        'Ich halte es für falsch, jedes Netz vorsorglich zu verstärken. Wer misst und steuert, gewinnt fünf bis zehn Jahre, und weiß danach, wo sich das Graben lohnt.',
      essentials: essentials([
        'Gerechnet wird mit dem, was gleichzeitig läuft.',
        'Zwei Stellen begrenzen: die Spannung am Leitungsende und das erste Kabel hinter der Station.',
        'Ein größerer Transformator ist oft die ganze Lösung.',
      ]),
      keywords: keywords(['Wärmepumpe', 'Ortsnetz', 'Netzplanung', 'Gleichzeitigkeit', 'Transformator']),
      categories: categories(topics),
    }),
    claim({
      id: 'solar-park',
      question: 'Wie finde ich einen Netzanschluss für meinen Solarpark?',
      topic: 'Netzanschluss für Solarparks',
      pain_point:
        'Die Fläche ist gepachtet, die Gemeinde ist dafür, und dann liegt der zugewiesene Anschlusspunkt acht Kilometer entfernt. Das macht viele Vorhaben unwirtschaftlich.',
      short_answer_headline: 'Fragen Sie zuerst nach dem Netz und dann nach der Fläche.',
      short_answer_text:
        'Suchen Sie Umspannwerke im Umkreis von fünf Kilometern, stellen Sie früh eine unverbindliche Anfrage, und nennen Sie dabei zwei Leistungen: die gewünschte und die kleinste, die sich noch rechnet. Oft ist die kleinere sofort möglich.',
      tips: tips([
        ['Zwei Leistungen anfragen', 'So erfahren Sie, wo die Grenze liegt, statt nur ein Nein zu bekommen.'],
        ['Nachbarn suchen', 'Mehrere Parks an einer gemeinsamen Übergabestation teilen sich die teuersten Meter.'],
        ['Speicher mitdenken', 'Wer Mittagsspitzen speichert, kommt mit einem kleineren Anschluss aus.'],
      ]),
      essentials: essentials([
        'Die Entfernung zum Umspannwerk entscheidet über die Wirtschaftlichkeit.',
        'Eine Anfrage kostet wenig, eine falsche Fläche viel.',
      ]),
      keywords: keywords(['Solarpark', 'Netzanschluss', 'Umspannwerk', 'Einspeisung']),
      categories: categories(['Energienetze', 'Photovoltaik']),
    }),
    claim({
      id: 'wallboxes',
      question: 'Braucht eine Tiefgarage mit 20 Wallboxen einen eigenen Transformator?',
      topic: 'Wallboxen in Tiefgaragen',
      short_answer_headline: 'Fast nie. Mit Lastmanagement genügt meist der vorhandene Hausanschluss.',
      short_answer_text:
        'Zwanzig Wallboxen mit 11 kW wären zusammen 220 kW. Ein Auto, das über Nacht 40 Kilometer nachlädt, braucht aber nur etwa 8 kWh. Ein Lastmanagement verteilt das auf zehn Stunden: Dafür genügen rund 16 kW.',
      facts: facts([
        [
          '8 kWh je Nacht',
          'So viel braucht ein Elektroauto für 40 Kilometer am Tag, bei 18 bis 20 kWh auf 100 Kilometer.',
        ],
        ['Anmelden ist Pflicht', 'Jede Wallbox wird dem Netzbetreiber gemeldet; ab 12 kW ist seine Zustimmung nötig.'],
      ]),
      opinion_headline: 'Erst verteilen, dann verstärken',
      opinion_text:
        'Die teuerste Lösung ist die, in der jede Wohnung ihre eigene Leitung bekommt. Eine gemeinsame Anlage kostet die Hälfte und lädt genauso zuverlässig.',
      keywords: keywords(['Wallbox', 'Tiefgarage', 'Lastmanagement', 'Elektromobilität']),
      categories: categories(['Energienetze', 'Elektromobilität']),
    }),
  ],
};
