/** Main disciplines, their disciplines, their specialities, `German|English`. The order gives the ids: append only. */
export interface DisciplineRow {
  name: string;
  disciplines: readonly (readonly [name: string, specialities: string])[];
}

export const disciplineRows: readonly DisciplineRow[] = [
  {
    name: 'Ingenieurwesen|Engineering',
    disciplines: [
      [
        'Elektrotechnik|Electrical engineering',
        'Energietechnik|Power engineering; Hochspannungstechnik|High-voltage engineering; Nachrichtentechnik|Communications engineering; Mikroelektronik|Microelectronics; Antriebstechnik|Drive technology; Lichttechnik|Lighting technology',
      ],
      [
        'Maschinenbau|Mechanical engineering',
        'Konstruktionstechnik|Design engineering; Strömungsmechanik|Fluid mechanics; Thermodynamik|Thermodynamics; Fördertechnik|Materials handling; Werkzeugmaschinen|Machine tools',
      ],
      [
        'Verfahrenstechnik|Process engineering',
        'Anlagenbau|Plant engineering; Partikeltechnik|Particle technology; Umweltverfahren|Environmental processes; Lebensmittelverfahren|Food processing',
      ],
      [
        'Fahrzeugtechnik|Vehicle engineering',
        'Elektromobilität|Electric mobility; Fahrwerktechnik|Chassis engineering; Schienenfahrzeuge|Rail vehicles; Fahrerassistenz|Driver assistance',
      ],
      [
        'Luft- und Raumfahrttechnik|Aerospace engineering',
        'Flugzeugbau|Aircraft construction; Satellitentechnik|Satellite technology; Triebwerke|Engines; Flugregelung|Flight control',
      ],
      [
        'Automatisierungstechnik|Automation',
        'Robotik|Robotics; Regelungstechnik|Control engineering; Sensorik|Sensor technology; Steuerungstechnik|Programmable control',
      ],
      [
        'Werkstofftechnik|Materials engineering',
        'Kunststofftechnik|Plastics technology; Metallkunde|Metallurgy; Keramik|Ceramics; Verbundwerkstoffe|Composites',
      ],
    ],
  },
  {
    name: 'Informatik|Computer science',
    disciplines: [
      [
        'Softwaretechnik|Software engineering',
        'Softwarearchitektur|Software architecture; Softwaretest|Software testing; Web-Entwicklung|Web development; Mobile Anwendungen|Mobile applications; Eingebettete Systeme|Embedded systems',
      ],
      [
        'Datenwissenschaft|Data science',
        'Maschinelles Lernen|Machine learning; Datenbanken|Databases; Datenvisualisierung|Data visualisation; Sprachverarbeitung|Language processing',
      ],
      [
        'IT-Sicherheit|IT security',
        'Kryptografie|Cryptography; Netzsicherheit|Network security; Forensik|Digital forensics; Identitätsverwaltung|Identity management',
      ],
      [
        'Wirtschaftsinformatik|Business informatics',
        'Geschäftsprozesse|Business processes; Unternehmenssoftware|Enterprise software; Digitale Märkte|Digital markets; IT-Management|IT management',
      ],
      [
        'Technische Informatik|Computer engineering',
        'Rechnerarchitektur|Computer architecture; Betriebssysteme|Operating systems; Rechnernetze|Computer networks; Cloud-Plattformen|Cloud platforms',
      ],
      [
        'Mensch und Computer|Human-computer interaction',
        'Interaktionsgestaltung|Interaction design; Barrierefreiheit|Accessibility; Virtuelle Realität|Virtual reality; Spieleentwicklung|Game development',
      ],
    ],
  },
  {
    name: 'Wirtschaft|Business',
    disciplines: [
      [
        'Rechnungswesen|Accounting',
        'Buchhaltung|Bookkeeping; Bilanzierung|Financial reporting; Controlling|Controlling; Wirtschaftsprüfung|Auditing; Steuerlehre|Taxation',
      ],
      [
        'Finanzwirtschaft|Finance',
        'Bankwesen|Banking; Versicherungswesen|Insurance; Kapitalmärkte|Capital markets; Unternehmensbewertung|Company valuation',
      ],
      [
        'Marketing|Marketing',
        'Markenführung|Brand management; Marktforschung|Market research; Online-Marketing|Online marketing; Werbung|Advertising',
      ],
      [
        'Vertrieb und Handel|Sales and trade',
        'Einzelhandel|Retail; Großhandel|Wholesale; Außenhandel|Foreign trade; Elektronischer Handel|Electronic commerce',
      ],
      [
        'Personalwirtschaft|Human resources',
        'Personalgewinnung|Recruiting; Personalentwicklung|Staff development; Entgeltabrechnung|Payroll; Arbeitsorganisation|Work organisation',
      ],
      [
        'Unternehmensführung|Management',
        'Strategie|Strategy; Projektmanagement|Project management; Unternehmensgründung|Entrepreneurship; Nachhaltiges Wirtschaften|Sustainable business; Organisationsentwicklung|Organisational development',
      ],
      [
        'Logistik|Logistics',
        'Beschaffung|Procurement; Lagerwirtschaft|Warehousing; Transportwesen|Transport; Lieferkettenmanagement|Supply chain management',
      ],
    ],
  },
  {
    name: 'Gesundheit|Health',
    disciplines: [
      [
        'Humanmedizin|Medicine',
        'Allgemeinmedizin|General medicine; Innere Medizin|Internal medicine; Chirurgie|Surgery; Kinderheilkunde|Paediatrics; Neurologie|Neurology; Radiologie|Radiology',
      ],
      [
        'Zahnmedizin|Dentistry',
        'Kieferorthopädie|Orthodontics; Zahnerhaltung|Restorative dentistry; Oralchirurgie|Oral surgery; Zahntechnik|Dental technology',
      ],
      [
        'Pflegewissenschaft|Nursing science',
        'Krankenpflege|Nursing; Altenpflege|Geriatric care; Kinderkrankenpflege|Paediatric nursing; Palliativpflege|Palliative care; Intensivpflege|Intensive care',
      ],
      [
        'Therapie|Therapy',
        'Physiotherapie|Physiotherapy; Ergotherapie|Occupational therapy; Logopädie|Speech therapy; Osteopathie|Osteopathy',
      ],
      [
        'Pharmazie|Pharmacy',
        'Klinische Pharmazie|Clinical pharmacy; Pharmakologie|Pharmacology; Arzneimittelrecht|Pharmaceutical law; Galenik|Drug formulation',
      ],
      [
        'Gesundheitswesen|Public health',
        'Gesundheitsförderung|Health promotion; Krankenhausmanagement|Hospital management; Ernährungswissenschaft|Nutrition science; Hygiene|Hygiene',
      ],
    ],
  },
  {
    name: 'Naturwissenschaften|Natural sciences',
    disciplines: [
      ['Physik|Physics', 'Optik|Optics; Festkörperphysik|Solid-state physics; Astronomie|Astronomy; Akustik|Acoustics'],
      [
        'Chemie|Chemistry',
        'Analytische Chemie|Analytical chemistry; Organische Chemie|Organic chemistry; Lebensmittelchemie|Food chemistry; Polymerchemie|Polymer chemistry',
      ],
      [
        'Biologie|Biology',
        'Mikrobiologie|Microbiology; Genetik|Genetics; Ökologie|Ecology; Botanik|Botany; Zoologie|Zoology',
      ],
      [
        'Mathematik|Mathematics',
        'Statistik|Statistics; Algebra|Algebra; Numerik|Numerical mathematics; Versicherungsmathematik|Actuarial mathematics',
      ],
      [
        'Geowissenschaften|Earth sciences',
        'Geologie|Geology; Meteorologie|Meteorology; Geografie|Geography; Hydrologie|Hydrology',
      ],
    ],
  },
  {
    name: 'Bauwesen|Construction',
    disciplines: [
      [
        'Architektur|Architecture',
        'Hochbau|Building construction; Innenarchitektur|Interior design; Denkmalpflege|Monument conservation; Entwurf|Architectural design',
      ],
      [
        'Bauingenieurwesen|Civil engineering',
        'Tragwerksplanung|Structural engineering; Straßenbau|Road construction; Wasserbau|Hydraulic engineering; Brückenbau|Bridge construction; Geotechnik|Geotechnics',
      ],
      [
        'Stadt- und Raumplanung|Urban and regional planning',
        'Verkehrsplanung|Transport planning; Landschaftsplanung|Landscape planning; Stadterneuerung|Urban renewal; Bauleitplanung|Land-use planning',
      ],
      [
        'Gebäudetechnik|Building services',
        'Heizungstechnik|Heating technology; Sanitärtechnik|Plumbing technology; Klimatechnik|Air conditioning; Gebäudeautomation|Building automation',
      ],
      [
        'Baubetrieb|Construction management',
        'Bauleitung|Site management; Baukalkulation|Construction estimating; Baurecht|Building law; Arbeitssicherheit am Bau|Construction site safety',
      ],
      [
        'Vermessung|Surveying',
        'Geodäsie|Geodesy; Kartografie|Cartography; Fernerkundung|Remote sensing; Geoinformation|Geoinformation',
      ],
    ],
  },
  {
    name: 'Handwerk|Skilled trades',
    disciplines: [
      [
        'Holzhandwerk|Woodworking',
        'Möbelbau|Furniture making; Zimmerei|Carpentry; Treppenbau|Staircase building; Restaurierung|Restoration',
      ],
      [
        'Metallhandwerk|Metalworking',
        'Schlosserei|Locksmithing; Schweißtechnik|Welding; Schmieden|Forging; Feinmechanik|Precision mechanics',
      ],
      [
        'Ausbau|Interior fitting',
        'Malerei und Lackierung|Painting and varnishing; Fliesen und Platten|Tiling; Trockenbau|Drywall construction; Bodenlegen|Flooring',
      ],
      [
        'Lebensmittelhandwerk|Food trades',
        'Bäckerei|Baking; Konditorei|Confectionery; Fleischerei|Butchery; Brauwesen|Brewing',
      ],
      [
        'Textil und Bekleidung|Textiles and clothing',
        'Schneiderei|Tailoring; Polsterei|Upholstery; Schuhmacherei|Shoemaking; Weberei|Weaving',
      ],
      [
        'Körperpflege|Personal care',
        'Friseurhandwerk|Hairdressing; Kosmetik|Cosmetics; Podologie|Podiatry; Maskenbild|Make-up artistry',
      ],
    ],
  },
  {
    name: 'Recht und Verwaltung|Law and administration',
    disciplines: [
      [
        'Privatrecht|Private law',
        'Vertragsrecht|Contract law; Familienrecht|Family law; Erbrecht|Inheritance law; Mietrecht|Tenancy law; Arbeitsrecht|Employment law',
      ],
      [
        'Öffentliches Recht|Public law',
        'Verwaltungsrecht|Administrative law; Verfassungsrecht|Constitutional law; Europarecht|European law; Steuerrecht|Tax law',
      ],
      [
        'Strafrecht|Criminal law',
        'Kriminologie|Criminology; Strafverfahren|Criminal procedure; Wirtschaftsstrafrecht|White-collar crime; Jugendstrafrecht|Juvenile law',
      ],
      [
        'Wirtschaftsrecht|Business law',
        'Gesellschaftsrecht|Company law; Gewerblicher Rechtsschutz|Intellectual property; Datenschutzrecht|Data protection law; Vergaberecht|Procurement law',
      ],
      [
        'Verwaltung|Administration',
        'Kommunalverwaltung|Local administration; Finanzverwaltung|Tax administration; Sozialverwaltung|Social administration; Archivwesen|Archives',
      ],
    ],
  },
  {
    name: 'Bildung und Soziales|Education and social work',
    disciplines: [
      [
        'Pädagogik|Education',
        'Schulpädagogik|School education; Frühpädagogik|Early childhood education; Erwachsenenbildung|Adult education; Sonderpädagogik|Special education; Medienpädagogik|Media education',
      ],
      [
        'Soziale Arbeit|Social work',
        'Jugendhilfe|Youth services; Familienhilfe|Family support; Behindertenhilfe|Disability services; Gemeinwesenarbeit|Community work',
      ],
      [
        'Psychologie|Psychology',
        'Klinische Psychologie|Clinical psychology; Arbeitspsychologie|Work psychology; Entwicklungspsychologie|Developmental psychology; Sozialpsychologie|Social psychology; Diagnostik|Psychological assessment',
      ],
      [
        'Soziologie|Sociology',
        'Sozialforschung|Social research; Arbeitssoziologie|Sociology of work; Bevölkerungsforschung|Demography; Stadtsoziologie|Urban sociology',
      ],
      [
        'Beratung|Counselling',
        'Coaching|Coaching; Supervision|Supervision; Mediation|Mediation; Berufsberatung|Career guidance',
      ],
    ],
  },
  {
    name: 'Sprache und Kultur|Language and culture',
    disciplines: [
      [
        'Sprachwissenschaft|Linguistics',
        'Übersetzen|Translation; Dolmetschen|Interpreting; Phonetik|Phonetics; Computerlinguistik|Computational linguistics',
      ],
      [
        'Literaturwissenschaft|Literary studies',
        'Germanistik|German studies; Anglistik|English studies; Romanistik|Romance studies; Lektorat|Editing',
      ],
      [
        'Geschichte|History',
        'Alte Geschichte|Ancient history; Zeitgeschichte|Contemporary history; Wirtschaftsgeschichte|Economic history; Archäologie|Archaeology',
      ],
      [
        'Philosophie und Religion|Philosophy and religion',
        'Ethik|Ethics; Logik|Logic; Evangelische Theologie|Protestant theology; Katholische Theologie|Catholic theology',
      ],
      [
        'Kulturmanagement|Cultural management',
        'Museumskunde|Museum studies; Veranstaltungsmanagement|Event management; Kulturvermittlung|Cultural education; Bibliothekswesen|Library science',
      ],
    ],
  },
  {
    name: 'Medien, Kunst und Gestaltung|Media, arts and design',
    disciplines: [
      [
        'Gestaltung|Design',
        'Grafikdesign|Graphic design; Produktdesign|Product design; Modedesign|Fashion design; Typografie|Typography',
      ],
      [
        'Journalismus|Journalism',
        'Lokaljournalismus|Local journalism; Fachjournalismus|Specialist journalism; Datenjournalismus|Data journalism; Radiojournalismus|Radio journalism',
      ],
      [
        'Film und Fotografie|Film and photography',
        'Kamera|Camera; Filmschnitt|Film editing; Werbefotografie|Advertising photography; Tontechnik|Sound engineering; Drehbuch|Screenwriting',
      ],
      [
        'Musik|Music',
        'Gesang|Singing; Instrumentalmusik|Instrumental music; Komposition|Composition; Musikpädagogik|Music education',
      ],
      ['Darstellende Kunst|Performing arts', 'Schauspiel|Acting; Regie|Directing; Tanz|Dance; Bühnenbild|Stage design'],
      [
        'Bildende Kunst|Fine arts',
        'Malerei|Painting; Bildhauerei|Sculpture; Kunstgeschichte|Art history; Illustration|Illustration',
      ],
    ],
  },
  {
    name: 'Umwelt und Landwirtschaft|Environment and agriculture',
    disciplines: [
      [
        'Agrarwissenschaft|Agricultural science',
        'Pflanzenbau|Crop production; Tierhaltung|Animal husbandry; Ökolandbau|Organic farming; Agrartechnik|Agricultural technology; Weinbau|Viticulture',
      ],
      [
        'Forstwissenschaft|Forestry',
        'Waldbau|Silviculture; Holzwirtschaft|Timber industry; Forstschutz|Forest protection; Jagdkunde|Game management',
      ],
      [
        'Gartenbau|Horticulture',
        'Garten- und Landschaftsbau|Landscaping; Baumpflege|Tree care; Zierpflanzen|Ornamental plants; Obstbau|Fruit growing',
      ],
      [
        'Umweltwissenschaft|Environmental science',
        'Klimaschutz|Climate protection; Naturschutz|Nature conservation; Abfallwirtschaft|Waste management; Gewässerschutz|Water protection; Bodenschutz|Soil protection',
      ],
      [
        'Tiermedizin|Veterinary medicine',
        'Kleintiere|Small animals; Nutztiere|Farm animals; Pferdeheilkunde|Equine medicine; Tierverhalten|Animal behaviour',
      ],
    ],
  },
  {
    name: 'Verkehr, Sicherheit und Tourismus|Transport, security and tourism',
    disciplines: [
      [
        'Verkehr|Traffic and transport',
        'Schienenverkehr|Rail transport; Luftverkehr|Air transport; Schifffahrt|Shipping; Straßenverkehr|Road transport',
      ],
      [
        'Sicherheit|Security',
        'Brandschutz|Fire protection; Objektschutz|Property protection; Rettungsdienst|Rescue service; Katastrophenschutz|Disaster control',
      ],
      [
        'Gastgewerbe|Hospitality',
        'Kochkunst|Cooking; Restaurantservice|Restaurant service; Hotelwesen|Hotel business; Weinkunde|Wine studies',
      ],
      [
        'Tourismus|Tourism',
        'Reiseveranstaltung|Tour operation; Reiseleitung|Tour guiding; Kurwesen|Spa management; Tourismusmarketing|Tourism marketing',
      ],
      [
        'Sport|Sports',
        'Trainingslehre|Training science; Sportmanagement|Sports management; Gesundheitssport|Health sports; Sportpädagogik|Physical education',
      ],
    ],
  },
];
