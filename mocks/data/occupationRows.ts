/**
 * Families of occupations from which the catalogue is composed. `bases` are `German male form|English`, with
 * `>German female form` where it follows no rule, `=` after a word for everybody and `!` after one that takes neither
 * specialities nor settings. `specialities` go with every other base of the family, `German|English`. The order gives
 * the ids: append, never insert.
 */
export interface OccupationFamily {
  /** Keys of `fields.ts`, the first is the own field of work. */
  fields: readonly [own: string, ...others: string[]];
  rank: RankKey;
  setting: SettingKey;
  bases: string;
  specialities: string;
}

/** Adjectives that go in front of an occupation, without the German ending. */
export const ranks = {
  expert: 'leitend|lead; freiberuflich|freelance; beratend|consulting',
  trade: 'leitend|lead; selbstständig|self-employed; ausbildend|instructing',
  staff: 'leitend|lead; freiberuflich|freelance; ausbildend|instructing',
  official: 'leitend|lead; ausbildend|instructing; beratend|advisory',
} as const;
export type RankKey = keyof typeof ranks;

/** Where an occupation is practised. */
export const settings = {
  industry:
    'in der Automobilindustrie|in the automotive industry; im Anlagenbau|in plant construction; in der Luft- und Raumfahrt|in aerospace; in der Bahntechnik|in railway technology; in der Medizintechnik|in medical technology; in der Energiewirtschaft|in the energy sector; im öffentlichen Dienst|in the public sector; in Forschung und Entwicklung|in research and development; im technischen Kundendienst|in technical customer service; im Schiffbau|in shipbuilding',
  site: 'im Wohnungsbau|in housing construction; im Gewerbebau|in commercial construction; in der Denkmalpflege|in monument conservation; in der Altbausanierung|in renovation; im öffentlichen Bau|in public construction; im Kundendienst|in customer service; im Messebau|in exhibition construction; im Fertighausbau|in prefabricated construction; im Notdienst|in emergency service; im Holzhausbau|in timber construction',
  health:
    'im Krankenhaus|in hospital; in der ambulanten Versorgung|in outpatient care; in der Rehabilitation|in rehabilitation; in einer Praxis|in a practice; in einem Gesundheitszentrum|in a health centre; im öffentlichen Gesundheitsdienst|in public health; in der häuslichen Versorgung|in home care; im Hospiz|in a hospice; in Forschung und Lehre|in research and teaching; in der betrieblichen Gesundheitsförderung|in workplace health',
  office:
    'im Mittelstand|in medium-sized business; im Konzern|in a large group; im öffentlichen Dienst|in the public sector; in der Industrie|in industry; im Handel|in trade; im Gesundheitswesen|in health care; in einer gemeinnützigen Organisation|in a non-profit organisation; in der Immobilienwirtschaft|in real estate; in der Energiewirtschaft|in the energy sector; in einem Start-up|in a start-up',
  social:
    'in der Jugendhilfe|in youth services; in der Behindertenhilfe|in disability services; in der Kindertagesstätte|in a day-care centre; in der Schule|in school; in der Altenhilfe|in services for older people; in der Flüchtlingshilfe|in refugee services; in einem Wohlfahrtsverband|in a welfare association; in der Kirchengemeinde|in a parish; in der Kommune|in local government; im Krankenhaus|in hospital',
  learning:
    'an einer öffentlichen Schule|at a public school; an einer Privatschule|at a private school; an der Berufsschule|at a vocational school; an der Volkshochschule|at an adult education centre; im Betrieb|in a company; in der Weiterbildung|in further education; im Onlineunterricht|in online teaching; im Ausland|abroad; in der Ganztagsbetreuung|in all-day care; in der Lehrerfortbildung|in teacher training',
  campus:
    'an der Universität|at university; an der Fachhochschule|at a university of applied sciences; am Forschungsinstitut|at a research institute; in der Industrieforschung|in industrial research; im Museum|in a museum; in einer Bundesbehörde|in a federal agency; in einer Stiftung|in a foundation; im Archiv|in an archive; in der Politikberatung|in policy advice; in einem Verlag|in a publishing house',
  shop: 'im Fachgeschäft|in a specialist shop; im Supermarkt|in a supermarket; im Kaufhaus|in a department store; im Onlinehandel|in e-commerce; im Großhandel|in wholesale; auf dem Wochenmarkt|at the market; im Flughafengeschäft|in airport retail; im Einkaufszentrum|in a shopping centre; im Werksverkauf|in factory sales; im Bahnhof|in the railway station',
  transport:
    'im Nahverkehr|in local transport; im Fernverkehr|in long-distance transport; am Flughafen|at the airport; im Hafen|in the port; in der Industrie|in industry; im Paketdienst|in parcel service; im Möbeltransport|in furniture transport; im Handel|in trade; im Gefahrguttransport|in hazardous goods transport; im öffentlichen Dienst|in the public sector',
  hospitality:
    'im Hotel|in a hotel; im Restaurant|in a restaurant; in der Gemeinschaftsverpflegung|in canteen catering; auf dem Kreuzfahrtschiff|on a cruise ship; im Partyservice|in party catering; im Café|in a café; in der Klinik|in a clinic; im Weingut|at a winery; im Freizeitpark|in a theme park; auf Veranstaltungen|at events',
  culture:
    'am Theater|in theatre; im Museum|in a museum; beim Rundfunk|in radio; im Verlag|in publishing; in der Werbeagentur|in an advertising agency; beim Fernsehen|in television; in der Onlineredaktion|in online media; auf Festivals|at festivals; in der Filmproduktion|in film production; im Kulturamt|in a cultural office',
  nature:
    'im Familienbetrieb|in a family business; im Biobetrieb|in organic farming; in der Genossenschaft|in a cooperative; im Naturschutz|in nature conservation; in der Kommune|in local government; in der Forschung|in research; in der Beratung|in advisory services; im Umweltamt|in an environment agency; im Zoo|in a zoo; im Nationalpark|in a national park',
  lab: 'im Prüflabor|in a test laboratory; in der Pharmaindustrie|in the pharmaceutical industry; in der Lebensmittelindustrie|in the food industry; in der chemischen Industrie|in the chemical industry; an der Universität|at university; im Umweltamt|in an environment agency; am Forschungsinstitut|at a research institute; in der Kriminaltechnik|in forensics; im Krankenhauslabor|in a hospital laboratory; im Wasserwerk|at a waterworks',
  service:
    'im Betrieb|in a company; im öffentlichen Dienst|in the public sector; im Einkaufszentrum|in a shopping centre; im Hotel|in a hotel; in der Wohnanlage|in a residential complex; im Krankenhaus|in hospital; am Flughafen|at the airport; auf Veranstaltungen|at events; in der Industrie|in industry; in der Schule|in school',
} as const;
export type SettingKey = keyof typeof settings;

export const occupationFamilies: readonly OccupationFamily[] = [
  {
    fields: ['electrical', 'mechanical'],
    rank: 'expert',
    setting: 'industry',
    bases:
      'Elektroingenieur|electrical engineer; Entwicklungsingenieur Elektronik>Entwicklungsingenieurin Elektronik|electronics development engineer; Energieingenieur|energy engineer; Automatisierungsingenieur|automation engineer; Elektrotechniker|electrical technician; Elektroplaner|electrical planner; Prüfingenieur Elektrotechnik>Prüfingenieurin Elektrotechnik|electrical test engineer; Nachrichtentechniker|communications technician; Energieberater|energy consultant',
    specialities:
      'Energieverteilung|power distribution; Photovoltaik|photovoltaics; Windenergie|wind energy; Hochspannung|high voltage; Leistungselektronik|power electronics; Gebäudeautomation|building automation; Antriebstechnik|drive technology; Ladeinfrastruktur|charging infrastructure; Batteriespeicher|battery storage; Messtechnik|measurement technology; Beleuchtung|lighting; Netzplanung|grid planning',
  },
  {
    fields: ['electrical', 'crafts'],
    rank: 'trade',
    setting: 'site',
    bases:
      'Elektroniker|electrician; Elektroinstallateur|electrical installer; Elektromeister|master electrician; Mechatroniker|mechatronics technician; Industrieelektriker|industrial electrician; Kabelmonteur|cable fitter; Elektromaschinenbauer|electrical machine builder; Informationselektroniker|information electronics technician; Solartechniker|solar technician',
    specialities:
      'Gebäudetechnik|building services; Betriebstechnik|industrial systems; Geräte und Systeme|devices and systems; Sicherheitstechnik|security systems; Photovoltaik|photovoltaics; Ladestationen|charging stations; Schaltschrankbau|switch cabinets; Beleuchtungsanlagen|lighting systems; Aufzüge|lifts; Antennentechnik|antenna systems; Kältetechnik|refrigeration; Wartung und Prüfung|maintenance and testing',
  },
  {
    fields: ['mechanical', 'management'],
    rank: 'expert',
    setting: 'industry',
    bases:
      'Maschinenbauingenieur|mechanical engineer; Konstrukteur|design engineer; Fertigungsingenieur|manufacturing engineer; Verfahrensingenieur|process engineer; Qualitätsingenieur|quality engineer; Berechnungsingenieur|calculation engineer; Produktionsplaner|production planner; Technischer Produktdesigner>Technische Produktdesignerin|technical product designer; Werkstoffingenieur|materials engineer',
    specialities:
      'Werkzeugmaschinen|machine tools; Fördertechnik|materials handling; Hydraulik|hydraulics; Kunststofftechnik|plastics technology; Schweißtechnik|welding technology; Robotik|robotics; Verpackungstechnik|packaging technology; Landmaschinen|agricultural machinery; Pumpen und Verdichter|pumps and compressors; Leichtbau|lightweight construction; Additive Fertigung|additive manufacturing; Sondermaschinen|special machines',
  },
  {
    fields: ['mechanical', 'crafts'],
    rank: 'trade',
    setting: 'industry',
    bases:
      'Industriemechaniker|industrial mechanic; Zerspanungsmechaniker|cutting machine operator; Werkzeugmechaniker|toolmaker; Schweißer|welder; Maschinenführer|machine operator; Industriemeister|industrial foreman; Feinwerkmechaniker|precision mechanic; Anlagenmechaniker|plant mechanic; Verfahrensmechaniker|process mechanic',
    specialities:
      'Drehtechnik|turning; Frästechnik|milling; Schleiftechnik|grinding; Montage|assembly; Instandhaltung|maintenance; Stanztechnik|punching technology; Formenbau|mould making; Rohrleitungsbau|pipeline construction; Kunststoffverarbeitung|plastics processing; Gießereitechnik|foundry technology; Oberflächentechnik|surface technology; Qualitätsprüfung|quality inspection',
  },
  {
    fields: ['mechanical', 'logistics'],
    rank: 'trade',
    setting: 'service',
    bases:
      'Kraftfahrzeugmechatroniker|automotive mechatronics technician; Karosseriebauer|car body builder; Fahrzeuglackierer|vehicle painter; Zweiradmechatroniker|bicycle and motorcycle technician; Kraftfahrzeugmeister|master automotive technician; Landmaschinenmechatroniker|agricultural machinery technician; Reifenmechaniker!|tyre technician; Kraftfahrzeugsachverständiger>Kraftfahrzeugsachverständige!|vehicle assessor; Fluggerätmechaniker!|aircraft mechanic',
    specialities:
      'Elektrofahrzeuge|electric vehicles; Nutzfahrzeuge|commercial vehicles; Oldtimer|classic cars; Hybridantriebe|hybrid drives; Fahrzeugelektronik|vehicle electronics; Klimaanlagen|air conditioning; Bremsen und Fahrwerk|brakes and chassis; Unfallinstandsetzung|accident repair; Motorräder|motorcycles; Wohnmobile|motorhomes; Diagnosetechnik|diagnostics; Fahrzeugumbauten|vehicle conversions',
  },
  {
    fields: ['software', 'management'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Softwareentwickler|software developer; Softwarearchitekt|software architect; Anwendungsentwickler|application developer; Webentwickler|web developer; Softwaretester|software tester; Programmierer|programmer; Softwareingenieur|software engineer; Oberflächenentwickler|front-end developer; Entwicklungsleiter Software>Entwicklungsleiterin Software|head of software development',
    specialities:
      'Webanwendungen|web applications; Mobile Apps|mobile apps; Eingebettete Systeme|embedded systems; Datenbanken|databases; Cloud-Dienste|cloud services; Spiele|games; Bezahlsysteme|payment systems; Medizinprodukte|medical devices; Geodaten|geodata; Barrierefreiheit|accessibility; Simulation|simulation; Onlineshops|online shops',
  },
  {
    fields: ['software', 'safety'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Systemadministrator|system administrator; Netzwerkadministrator|network administrator; IT-Sicherheitsbeauftragter>IT-Sicherheitsbeauftragte|IT security officer; Fachinformatiker Systemintegration>Fachinformatikerin Systemintegration|IT systems integration specialist; Datenbankadministrator|database administrator; IT-Techniker|IT technician; Cloud-Architekt|cloud architect; Sicherheitsanalyst Informatik>Sicherheitsanalystin Informatik|information security analyst; IT-Servicemanager|IT service manager',
    specialities:
      'Rechenzentren|data centres; Virtualisierung|virtualisation; Datensicherung|backup; Telefonie|telephony; Mobile Geräte|mobile devices; Zugriffsverwaltung|access management; Notfallplanung|contingency planning; Firewalls|firewalls; Arbeitsplatzrechner|workstations; Überwachung|monitoring; Offene Systeme|open source systems; Anwenderbetreuung|user support',
  },
  {
    fields: ['software', 'finance'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Datenanalyst|data analyst; Datenwissenschaftler|data scientist; IT-Berater|IT consultant; Wirtschaftsinformatiker|business informatics specialist; Anforderungsmanager|requirements manager; Produktverantwortlicher Digital>Produktverantwortliche Digital|digital product owner; Prozessdigitalisierer|process digitalisation specialist; KI-Entwickler|AI developer; Nutzerforscher|user researcher',
    specialities:
      'Maschinelles Lernen|machine learning; Berichtswesen|reporting; Unternehmenssoftware|enterprise software; Kundendaten|customer data; Prognosen|forecasting; Sprachmodelle|language models; Bilderkennung|image recognition; Betrugserkennung|fraud detection; Datenqualität|data quality; Digitalisierung|digitalisation; Prozessautomatisierung|process automation; Bürgerdienste|citizen services',
  },
  {
    fields: ['construction', 'management'],
    rank: 'expert',
    setting: 'site',
    bases:
      'Architekt|architect; Innenarchitekt|interior architect; Landschaftsarchitekt!|landscape architect; Stadtplaner|urban planner; Bauingenieur|civil engineer; Statiker|structural engineer; Bauleiter|site manager; Bauzeichner|construction draughtsperson; Vermessungsingenieur!|surveying engineer',
    specialities:
      'Schulen und Kitas|schools and nurseries; Krankenhäuser|hospitals; Brandschutz|fire protection; Energieeffizienz|energy efficiency; Holzbau|timber buildings; Stahlbau|steel construction; Barrierefreies Bauen|accessible building; Verkehrsanlagen|transport facilities; Bauwerksmodelle|building information modelling; Kostenplanung|cost planning; Bauschäden|building defects; Wettbewerbe|competitions',
  },
  {
    fields: ['construction', 'crafts'],
    rank: 'trade',
    setting: 'site',
    bases:
      'Maurer|bricklayer; Betonbauer|concrete builder; Straßenbauer|road builder; Baugeräteführer|construction machine operator; Gerüstbauer!|scaffolder; Polier|site foreman; Kanalbauer!|sewer builder; Gleisbauer!|track builder; Stuckateur|plasterer',
    specialities:
      'Mauerwerk|masonry; Schalung|formwork; Pflasterarbeiten|paving; Erdarbeiten|earthworks; Betonsanierung|concrete repair; Abdichtung|waterproofing; Putz|rendering; Brückenbau|bridge building; Tunnelbau|tunnelling; Abbruch|demolition; Fundamente|foundations; Naturstein|natural stone',
  },
  {
    fields: ['crafts', 'construction'],
    rank: 'trade',
    setting: 'site',
    bases:
      'Tischler|joiner; Zimmerer>Zimmerin|carpenter; Holzmechaniker|wood mechanic; Parkettleger|parquet layer; Dachdecker|roofer; Tischlermeister|master joiner; Glaser!|glazier; Rollladenmechatroniker!|shutter technician; Drechsler!|woodturner',
    specialities:
      'Möbel|furniture; Treppen|stairs; Fenster und Türen|windows and doors; Küchen|kitchens; Ladenbau|shop fitting; Dachstühle|roof trusses; Restaurierung|restoration; Wintergärten|conservatories; Fassaden|façades; Innenausbau|interior fitting; Terrassen|decking; Steildächer|pitched roofs',
  },
  {
    fields: ['crafts', 'electrical'],
    rank: 'trade',
    setting: 'site',
    bases:
      'Installateur Sanitär und Heizung>Installateurin Sanitär und Heizung|plumbing and heating fitter; Heizungsbauer|heating engineer; Klempner|tinsmith; Maler und Lackierer>Malerin und Lackiererin|painter and varnisher; Fliesenleger|tiler; Bodenleger|floor layer; Trockenbauer|drywall installer; Ofenbauer!|stove builder; Schornsteinfeger!|chimney sweep',
    specialities:
      'Bäder|bathrooms; Wärmepumpen|heat pumps; Lüftung|ventilation; Solarthermie|solar thermal systems; Trinkwasser|drinking water; Fußbodenheizung|underfloor heating; Wärmedämmung|thermal insulation; Tapeten und Stuck|wallpaper and stucco; Schimmelsanierung|mould removal; Fernwärme|district heating; Schwimmbäder|swimming pools; Barrierefreie Umbauten|accessible conversions',
  },
  {
    fields: ['medicine', 'care'],
    rank: 'expert',
    setting: 'health',
    bases:
      'Hausarzt|general practitioner; Facharzt|specialist physician; Oberarzt|senior physician; Chirurg|surgeon; Notarzt|emergency physician; Betriebsarzt|occupational physician; Kinderarzt|paediatrician; Assistenzarzt|resident physician; Amtsarzt!|public health officer',
    specialities:
      'Innere Medizin|internal medicine; Herzerkrankungen|heart diseases; Diabetes|diabetes; Schmerztherapie|pain therapy; Palliativmedizin|palliative medicine; Sportmedizin|sports medicine; Allergien|allergies; Altersmedizin|geriatrics; Reisemedizin|travel medicine; Ultraschall|ultrasound; Naturheilverfahren|naturopathy; Vorsorge|preventive care',
  },
  {
    fields: ['medicine', 'social'],
    rank: 'expert',
    setting: 'health',
    bases:
      'Zahnarzt!|dentist; Kieferorthopäde!|orthodontist; Apotheker!|pharmacist; Psychotherapeut|psychotherapist; Psychologe|psychologist; Heilpraktiker|alternative practitioner; Neuropsychologe|neuropsychologist; Psychoonkologe|psycho-oncologist; Gesundheitspsychologe|health psychologist',
    specialities:
      'Kinder und Jugendliche|children and adolescents; Ältere Menschen|older people; Angststörungen|anxiety disorders; Schlaf|sleep; Prävention|prevention; Chronische Erkrankungen|chronic diseases; Stressbewältigung|stress management; Schwangerschaft|pregnancy; Ernährung|nutrition; Sucht|addiction; Schmerz|pain; Notfälle|emergencies',
  },
  {
    fields: ['care', 'medicine'],
    rank: 'staff',
    setting: 'health',
    bases:
      'Pflegefachmann|registered nurse; Altenpfleger|geriatric nurse; Kinderkrankenpfleger|paediatric nurse; Pflegefachkraft=|nursing specialist; Pflegeassistent|nursing assistant; Stationsleiter Pflege>Stationsleiterin Pflege|ward manager; Pflegeberater|care adviser; Pflegedienstleiter|head of nursing; Entbindungspfleger>Hebamme!|midwife',
    specialities:
      'Intensivpflege|intensive care; Palliativpflege|palliative care; Wundversorgung|wound care; Demenz|dementia; Anästhesie|anaesthesia; Onkologie|oncology; Nachtdienst|night duty; Beatmung|ventilation care; Diabetesberatung|diabetes counselling; Überleitung|discharge planning; Hygiene|hygiene; Praxisanleitung|practical instruction',
  },
  {
    fields: ['care', 'medicine'],
    rank: 'staff',
    setting: 'health',
    bases:
      'Physiotherapeut|physiotherapist; Ergotherapeut|occupational therapist; Logopäde|speech therapist; Masseur!|massage therapist; Osteopath|osteopath; Podologe!|podiatrist; Diätassistent!|dietitian; Musiktherapeut!|music therapist; Kunsttherapeut!|art therapist',
    specialities:
      'Neurologie|neurology; Orthopädie|orthopaedics; Säuglinge und Kleinkinder|infants and toddlers; Altersheilkunde|geriatric treatment; Sportverletzungen|sports injuries; Rückenschule|back training; Handtherapie|hand therapy; Schlaganfall|stroke; Entwicklungsverzögerung|developmental delay; Krebsnachsorge|cancer aftercare; Psychiatrie|psychiatry; Hausbesuche|home visits',
  },
  {
    fields: ['medicine', 'science'],
    rank: 'staff',
    setting: 'health',
    bases:
      'Medizinischer Fachangestellter>Medizinische Fachangestellte|medical assistant; Zahnmedizinischer Fachangestellter>Zahnmedizinische Fachangestellte!|dental assistant; Notfallsanitäter!|paramedic; Medizintechniker!|medical technician; Operationstechnischer Assistent>Operationstechnische Assistentin|surgical technologist; Radiologieassistent|radiographer; Pharmazeutisch-technischer Assistent>Pharmazeutisch-technische Assistentin!|pharmacy technician; Augenoptiker!|optician; Hörakustiker!|hearing aid acoustician',
    specialities:
      'Praxisorganisation|practice organisation; Abrechnung|billing; Prophylaxe|prophylaxis; Notaufnahme|emergency department; Labor|laboratory; Röntgen|X-ray; Sterilgut|sterile supplies; Kindersprechstunde|paediatric consultations; Studienbetreuung|clinical studies; Herzultraschall|cardiac ultrasound; Empfang|reception; Qualitätsmanagement|quality management',
  },
  {
    fields: ['social', 'education'],
    rank: 'staff',
    setting: 'social',
    bases:
      'Erzieher|child care worker; Sozialpädagoge|social pedagogue; Heilpädagoge|special needs pedagogue; Kinderpfleger|nursery assistant; Tagespflegeperson=|childminder; Heilerziehungspfleger|curative care worker; Kitaleiter|nursery manager; Jugendarbeiter|youth worker; Schulbegleiter|school companion',
    specialities:
      'Krippe|crèche; Sprachförderung|language support; Waldpädagogik|forest education; Inklusion|inclusion; Hort|after-school care; Musik und Bewegung|music and movement; Medienbildung|media education; Elternarbeit|work with parents; Autismus|autism; Mehrsprachigkeit|multilingualism; Traumapädagogik|trauma-informed work; Wohngruppen|residential groups',
  },
  {
    fields: ['social', 'law'],
    rank: 'staff',
    setting: 'social',
    bases:
      'Sozialarbeiter|social worker; Familienberater|family counsellor; Schuldnerberater|debt adviser; Suchtberater|addiction counsellor; Streetworker|street worker; Integrationsberater|integration adviser; Betreuer Wohnheim>Betreuerin Wohnheim|residential support worker; Seelsorger|pastoral worker; Bewährungshelfer|probation officer',
    specialities:
      'Junge Erwachsene|young adults; Alleinerziehende|single parents; Wohnungslosigkeit|homelessness; Häusliche Gewalt|domestic violence; Migration|migration; Pflegefamilien|foster families; Trauerbegleitung|bereavement support; Psychische Gesundheit|mental health; Arbeitslosigkeit|unemployment; Straffälligkeit|offending; Ehrenamt|volunteering; Quartiersarbeit|neighbourhood work',
  },
  {
    fields: ['education', 'social'],
    rank: 'official',
    setting: 'learning',
    bases:
      'Grundschullehrer|primary school teacher; Gymnasiallehrer|grammar school teacher; Realschullehrer|secondary school teacher; Berufsschullehrer|vocational teacher; Förderschullehrer|special school teacher; Schulleiter|head teacher; Fachlehrer|subject teacher; Nachhilfelehrer|private tutor; Schulpsychologe!|school psychologist',
    specialities:
      'Mathematik|mathematics; Deutsch|German; Englisch|English; Naturwissenschaften|natural sciences; Sport|physical education; Musik|music; Kunst|art; Geschichte|history; Informatik|computer science; Ethik und Religion|ethics and religion; Wirtschaft|economics; Begabtenförderung|gifted education',
  },
  {
    fields: ['education', 'people'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Erwachsenenbildner|adult educator; Trainer Weiterbildung>Trainerin Weiterbildung|further education trainer; Sprachlehrer|language teacher; Dozent|lecturer; Ausbilder|vocational instructor; Bildungsreferent|education officer; Lerncoach>Lerncoachin|learning coach; Kursleiter|course leader; Bildungsberater|educational adviser',
    specialities:
      'Führung|leadership; Rhetorik|rhetoric; Deutsch als Fremdsprache|German as a foreign language; Digitale Werkzeuge|digital tools; Interkulturelles|intercultural skills; Gesundheit|health; Prüfungsvorbereitung|exam preparation; Projektarbeit|project work; Grundbildung|basic skills; Onlinekurse|online courses; Teamentwicklung|team building; Berufseinstieg|career entry',
  },
  {
    fields: ['education', 'science'],
    rank: 'expert',
    setting: 'campus',
    bases:
      'Professor|professor; Wissenschaftlicher Mitarbeiter>Wissenschaftliche Mitarbeiterin|research associate; Forschungsreferent|research officer; Historiker|historian; Soziologe|sociologist; Politikwissenschaftler|political scientist; Volkswirt|economist; Sprachwissenschaftler|linguist; Bibliothekar!|librarian',
    specialities:
      'Digitale Methoden|digital methods; Bildungsforschung|educational research; Stadtforschung|urban studies; Arbeitsmarkt|labour market; Europa|Europe; Umweltpolitik|environmental policy; Migrationsforschung|migration studies; Wissenschaftskommunikation|science communication; Drittmittel|third-party funding; Kulturerbe|cultural heritage; Statistik|statistics; Gleichstellung|equal opportunities',
  },
  {
    fields: ['finance', 'law'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Buchhalter|bookkeeper; Bilanzbuchhalter|accountant; Steuerberater|tax adviser; Steuerfachangestellter>Steuerfachangestellte|tax clerk; Controller|controller; Wirtschaftsprüfer|auditor; Lohnbuchhalter|payroll accountant; Finanzbuchhalter|financial accountant; Kaufmännischer Leiter>Kaufmännische Leiterin|head of finance',
    specialities:
      'Jahresabschluss|annual accounts; Umsatzsteuer|value added tax; Kostenrechnung|cost accounting; Konzernabschluss|consolidated accounts; Debitoren|accounts receivable; Kreditoren|accounts payable; Anlagenbuchhaltung|asset accounting; Reisekosten|travel expenses; Vereine und Stiftungen|associations and foundations; Bauabrechnung|construction billing; Internationale Rechnungslegung|international accounting; Digitale Belege|digital documents',
  },
  {
    fields: ['finance', 'sales'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Bankkaufmann|bank clerk; Finanzberater|financial adviser; Versicherungskaufmann|insurance clerk; Versicherungsmakler|insurance broker; Kreditanalyst|credit analyst; Vermögensverwalter|asset manager; Aktuar!|actuary; Anlageberater|investment adviser; Schadenregulierer|claims adjuster',
    specialities:
      'Baufinanzierung|mortgages; Altersvorsorge|pensions; Firmenkunden|corporate clients; Privatkunden|private clients; Wertpapiere|securities; Nachhaltige Geldanlage|sustainable investment; Haftpflicht|liability; Krankenversicherung|health insurance; Fördermittel|subsidies; Risikosteuerung|risk management; Existenzgründung|business start-ups; Auslandsgeschäft|international business',
  },
  {
    fields: ['law', 'management'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Rechtsanwalt|lawyer; Notar!|notary; Syndikusrechtsanwalt|in-house lawyer; Patentanwalt!|patent attorney; Rechtsanwaltsfachangestellter>Rechtsanwaltsfachangestellte|legal assistant; Datenschutzbeauftragter>Datenschutzbeauftragte|data protection officer; Compliance-Beauftragter>Compliance-Beauftragte|compliance officer; Mediator|mediator; Wirtschaftsjurist|business lawyer',
    specialities:
      'Arbeitsrecht|employment law; Mietrecht|tenancy law; Familienrecht|family law; Erbrecht|inheritance law; Baurecht|building law; Verkehrsrecht|traffic law; Medizinrecht|medical law; Gesellschaftsrecht|company law; Vergaberecht|procurement law; Urheberrecht|copyright law; Steuerrecht|tax law; Sozialrecht|social law',
  },
  {
    fields: ['law', 'people'],
    rank: 'official',
    setting: 'service',
    bases:
      'Verwaltungsfachangestellter>Verwaltungsfachangestellte|administrative officer; Verwaltungsfachwirt|senior administrative officer; Sachbearbeiter Verwaltung>Sachbearbeiterin Verwaltung|administration clerk; Standesbeamter>Standesbeamtin!|registrar; Finanzbeamter>Finanzbeamtin!|tax officer; Archivar!|archivist; Wirtschaftsförderer>Wirtschaftsförderin!|economic development officer; Amtsleiter|head of department; Zollbeamter>Zollbeamtin!|customs officer',
    specialities:
      'Bürgerservice|citizen services; Haushalt und Kasse|budget and treasury; Ordnungswesen|public order; Meldewesen|registration; Personalangelegenheiten|staff matters; Vergabe|public procurement; Schulverwaltung|school administration; Elektronische Akte|electronic files; Sozialleistungen|social benefits; Liegenschaften|properties; Wahlen|elections; Ratsangelegenheiten|council matters',
  },
  {
    fields: ['people', 'management'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Personalreferent|human resources officer; Personalleiter|head of human resources; Personalentwickler|staff developer; Recruiter|recruiter; Personalsachbearbeiter|human resources clerk; Fachkraft Arbeitssicherheit=|occupational safety specialist; Karriereberater|career adviser; Personalberater|recruitment consultant; Betriebsrat>Betriebsrätin!|works council member',
    specialities:
      'Ausbildung|apprenticeships; Führungskräfte|executives; Fachkräftegewinnung|skilled staff recruiting; Vergütung|compensation; Arbeitszeit|working hours; Gesundheitsmanagement|health management; Vielfalt|diversity; Eingliederung|reintegration; Onboarding|onboarding; Internationale Einsätze|international assignments; Leistungsbeurteilung|performance appraisal; Personalcontrolling|staff controlling',
  },
  {
    fields: ['people', 'finance'],
    rank: 'staff',
    setting: 'office',
    bases:
      'Bürokaufmann|office clerk; Sekretär|secretary; Assistent der Geschäftsführung>Assistentin der Geschäftsführung|executive assistant; Büroleiter|office manager; Sachbearbeiter|case handler; Fremdsprachenkorrespondent|foreign language correspondent; Empfangsmitarbeiter|receptionist; Teamassistent|team assistant; Veranstaltungskaufmann|event manager',
    specialities:
      'Schriftverkehr|correspondence; Terminplanung|scheduling; Reiseorganisation|travel organisation; Rechnungsprüfung|invoice checking; Datenpflege|data maintenance; Beschaffung|purchasing; Protokolle|minutes; Telefonzentrale|switchboard; Dokumentenverwaltung|document management; Tagungen|conferences; Vertragsverwaltung|contract administration; Auftragsabwicklung|order processing',
  },
  {
    fields: ['marketing', 'media'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Marketingmanager|marketing manager; Onlinemarketingmanager|online marketing manager; Produktmanager|product manager; Markenmanager|brand manager; Marktforscher|market researcher; Werbekaufmann|advertising manager; Marketingassistent|marketing assistant; Kampagnenmanager|campaign manager; Marketingleiter|head of marketing',
    specialities:
      'Suchmaschinen|search engines; Soziale Netzwerke|social networks; Bestandskunden|existing customers; Messen|trade fairs; Konsumgüter|consumer goods; Investitionsgüter|capital goods; Dienstleistungen|services; Newsletter|newsletters; Videos|video; Regionale Märkte|regional markets; Preisgestaltung|pricing; Webanalyse|web analytics',
  },
  {
    fields: ['marketing', 'media'],
    rank: 'expert',
    setting: 'culture',
    bases:
      'Pressesprecher|press officer; Texter|copywriter; PR-Berater|PR consultant; Social-Media-Manager|social media manager; Redakteur Unternehmenskommunikation>Redakteurin Unternehmenskommunikation|corporate communications editor; Kommunikationsmanager|communications manager; Fundraiser|fundraiser; Inhaltsstratege|content strategist; Übersetzer|translator',
    specialities:
      'Pressearbeit|press relations; Leichte Sprache|plain language; Krisenkommunikation|crisis communication; Interne Kommunikation|internal communication; Blogs|blogs; Podcasts|podcasts; Reden|speeches; Geschäftsberichte|annual reports; Technische Themen|technical topics; Gesundheitsthemen|health topics; Spendenkampagnen|donation campaigns; Mehrsprachige Inhalte|multilingual content',
  },
  {
    fields: ['sales', 'goods'],
    rank: 'trade',
    setting: 'shop',
    bases:
      'Verkäufer|sales assistant; Einzelhandelskaufmann|retail clerk; Filialleiter|branch manager; Kassierer|cashier; Warengestalter|visual merchandiser; Fachverkäufer|specialist sales assistant; Kundenberater Handel>Kundenberaterin Handel|retail customer adviser; Buchhändler!|bookseller; Florist!|florist',
    specialities:
      'Lebensmittel|food; Mode|fashion; Elektronik|electronics; Möbel|furniture; Sportartikel|sporting goods; Schuhe|shoes; Haushaltswaren|household goods; Spielwaren|toys; Pflanzen|plants; Bücher und Papier|books and stationery; Naturkost|organic food; Geschenke|gifts',
  },
  {
    fields: ['sales', 'management'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Außendienstmitarbeiter|field sales representative; Vertriebsleiter|sales manager; Vertriebsingenieur|sales engineer; Einkäufer|buyer; Immobilienmakler|estate agent; Schlüsselkundenbetreuer|key account manager; Groß- und Außenhandelskaufmann>Groß- und Außenhandelskauffrau|wholesale and export clerk; Kundendienstleiter|customer service manager; Handelsvertreter|sales agent',
    specialities:
      'Neukunden|new customers; Export|export; Ausschreibungen|tenders; Rohstoffe|raw materials; Maschinen|machinery; Software und Lizenzen|software and licences; Gewerbeimmobilien|commercial property; Wohnimmobilien|residential property; Rahmenverträge|framework agreements; Ersatzteile|spare parts; Medizinprodukte|medical products; Baustoffe|building materials',
  },
  {
    fields: ['logistics', 'management'],
    rank: 'staff',
    setting: 'transport',
    bases:
      'Fachkraft Lagerlogistik=|warehouse specialist; Lagerleiter|warehouse manager; Speditionskaufmann|freight forwarding clerk; Disponent|dispatcher; Logistikplaner|logistics planner; Zollsachbearbeiter|customs clerk; Fuhrparkleiter|fleet manager; Lieferkettenmanager|supply chain manager; Versandmitarbeiter|shipping clerk',
    specialities:
      'Wareneingang|goods receipt; Kühlgut|refrigerated goods; Seefracht|sea freight; Luftfracht|air freight; Tourenplanung|route planning; Retouren|returns; Bestandsführung|stock control; Projektladung|project cargo; Zustellung|delivery; Ersatzteillogistik|spare parts logistics; Verpackung|packaging; Stadtlogistik|city logistics',
  },
  {
    fields: ['logistics', 'safety'],
    rank: 'trade',
    setting: 'transport',
    bases:
      'Berufskraftfahrer|lorry driver; Busfahrer|bus driver; Lokführer!|train driver; Pilot!|pilot; Fluglotse!|air traffic controller; Schiffsführer!|ship master; Straßenbahnfahrer|tram driver; Taxifahrer|taxi driver; Fahrlehrer!|driving instructor',
    specialities:
      'Personenbeförderung|passenger transport; Güterverkehr|freight traffic; Schwertransport|heavy transport; Nachtverkehr|night services; Rangierdienst|shunting; Schülerverkehr|school transport; Krankenfahrten|patient transport; Linienverkehr|scheduled services; Gelegenheitsverkehr|charter services; Fahrsicherheit|driving safety; Umweltschonendes Fahren|eco driving; Bereitschaft|standby',
  },
  {
    fields: ['hospitality', 'goods'],
    rank: 'trade',
    setting: 'hospitality',
    bases:
      'Koch>Köchin|cook; Küchenchef|head chef; Küchenmeister|master chef; Beikoch>Beiköchin|kitchen assistant cook; Patissier|pastry chef; Diätkoch>Diätköchin|dietary cook; Souschef|sous chef; Kantinenleiter|canteen manager; Cateringleiter|catering manager',
    specialities:
      'Vegetarische Küche|vegetarian cuisine; Regionale Küche|regional cuisine; Fischgerichte|fish dishes; Backwaren und Desserts|baked goods and desserts; Italienische Küche|Italian cuisine; Asiatische Küche|Asian cuisine; Schulverpflegung|school meals; Bankett|banquets; Schonkost|light diet; Grillgerichte|grilled dishes; Kalte Küche|cold dishes; Allergenarme Küche|low-allergen cuisine',
  },
  {
    fields: ['hospitality', 'sales'],
    rank: 'staff',
    setting: 'hospitality',
    bases:
      'Hotelfachmann|hotel specialist; Restaurantfachmann|restaurant specialist; Kellner|waiter; Barkeeper!|bartender; Hoteldirektor!|hotel director; Reiseleiter|tour guide; Tourismuskaufmann|tourism clerk; Sommelier>Sommelière!|sommelier; Hauswirtschafter|housekeeper',
    specialities:
      'Empfang|front desk; Frühstück|breakfast service; Familienurlaub|family holidays; Geschäftsreisen|business travel; Gruppenreisen|group travel; Wein|wine; Kaffee|coffee; Wellness|wellness; Wanderreisen|walking holidays; Etage|housekeeping floor; Reservierung|reservations; Hochzeiten|weddings',
  },
  {
    fields: ['media', 'marketing'],
    rank: 'expert',
    setting: 'culture',
    bases:
      'Grafikdesigner|graphic designer; Mediengestalter|media designer; Fotograf|photographer; Illustrator|illustrator; Produktdesigner|product designer; Webdesigner|web designer; Art-Direktor|art director; Kameramann!|camera operator; Filmeditor!|film editor',
    specialities:
      'Werbung|advertising; Bücher|books; Verpackungen|packaging design; Ausstellungen|exhibitions; Porträts|portraits; Architektur|architecture; Animation|animation; Infografik|infographics; Markenauftritt|brand identity; Benutzeroberflächen|user interfaces; Dokumentationen|documentaries; Schriftgestaltung|type design',
  },
  {
    fields: ['media', 'marketing'],
    rank: 'expert',
    setting: 'culture',
    bases:
      'Journalist|journalist; Redakteur|editor; Lektor|copy editor; Autor|author; Reporter|reporter; Moderator|presenter; Verlagskaufmann|publishing clerk; Dokumentar!|documentalist; Drehbuchautor!|screenwriter',
    specialities:
      'Lokales|local news; Politik|politics; Wirtschaft und Finanzen|business and finance; Wissenschaft|science; Sportberichte|sports coverage; Kultur|culture; Reisen|travel; Datenrecherche|data research; Kindermedien|children’s media; Fachbücher|specialist books; Faktenprüfung|fact checking; Hörfunk|audio',
  },
  {
    fields: ['media', 'education'],
    rank: 'expert',
    setting: 'culture',
    bases:
      'Musiker|musician; Musikpädagoge|music educator; Schauspieler!|actor; Regisseur|director; Tontechniker|sound engineer; Veranstaltungstechniker|event technician; Bühnenbildner|stage designer; Tänzer!|dancer; Dirigent!|conductor',
    specialities:
      'Klassik|classical works; Jazz|jazz; Kinder- und Jugendtheater|theatre for young audiences; Oper|opera; Film|film; Hörspiel|radio drama; Freilichtbühne|open-air stage; Konzerte|concerts; Musical|musicals; Improvisation|improvisation; Zeitgenössische Werke|contemporary works; Chor und Ensemble|choir and ensemble',
  },
  {
    fields: ['science', 'mechanical'],
    rank: 'expert',
    setting: 'lab',
    bases:
      'Chemiker|chemist; Biologe|biologist; Physiker|physicist; Mathematiker|mathematician; Biochemiker|biochemist; Geologe|geologist; Statistiker|statistician; Lebensmittelchemiker|food chemist; Mikrobiologe|microbiologist',
    specialities:
      'Analytik|analysis; Wirkstoffe|active substances; Werkstoffe|materials; Modellierung|modelling; Umwelt|environment; Zulassung|regulatory approval; Qualitätskontrolle|quality control; Verfahrensentwicklung|process development; Strahlenschutz|radiation protection; Optik|optics; Genomforschung|genome research; Klinische Studien|clinical trials',
  },
  {
    fields: ['science', 'medicine'],
    rank: 'staff',
    setting: 'lab',
    bases:
      'Chemielaborant|chemical laboratory technician; Biologielaborant|biological laboratory technician; Medizinischer Laborassistent>Medizinische Laborassistentin|medical laboratory assistant; Chemikant|chemical process operator; Physiklaborant|physics laboratory technician; Laborleiter|laboratory manager; Pharmakant|pharmaceutical operator; Werkstoffprüfer|materials tester; Umwelttechnischer Assistent>Umwelttechnische Assistentin|environmental technical assistant',
    specialities:
      'Probennahme|sampling; Chromatografie|chromatography; Zellkultur|cell culture; Wasseranalysen|water analysis; Spektroskopie|spectroscopy; Reinraum|clean room; Mikroskopie|microscopy; Gefahrstoffe|hazardous substances; Kalibrierung|calibration; Rezepturen|formulations; Dokumentation|documentation; Blutanalysen|blood analysis',
  },
  {
    fields: ['nature', 'goods'],
    rank: 'trade',
    setting: 'nature',
    bases:
      'Landwirt|farmer; Gärtner|gardener; Winzer!|winegrower; Forstwirt!|forestry worker; Landschaftsgärtner|landscape gardener; Tierpfleger!|animal keeper; Imker!|beekeeper; Pferdewirt!|horse keeper; Fischwirt!|fish farmer',
    specialities:
      'Gemüsebau|vegetable growing; Obstbau|fruit growing; Zierpflanzen|ornamental plants; Milchvieh|dairy cattle; Geflügel|poultry; Baumpflege|tree care; Direktvermarktung|direct marketing; Bewässerung|irrigation; Streuobst|orchard meadows; Kräuter|herbs; Maschinen und Technik|machinery and equipment; Zucht|breeding',
  },
  {
    fields: ['nature', 'science'],
    rank: 'expert',
    setting: 'nature',
    bases:
      'Umweltingenieur|environmental engineer; Förster!|forester; Tierarzt!|veterinarian; Agraringenieur|agricultural engineer; Umweltberater|environmental adviser; Klimaschutzmanager|climate protection manager; Abfallberater|waste adviser; Landschaftsökologe|landscape ecologist; Hydrologe!|hydrologist',
    specialities:
      'Gewässerschutz|water protection; Artenschutz|species protection; Bodenschutz|soil protection; Klimabilanz|carbon accounting; Lärmschutz|noise protection; Kreislaufwirtschaft|circular economy; Moore|peatlands; Waldumbau|forest conversion; Nutztiere|farm animals; Umweltbildung|environmental education; Genehmigungen|permits; Ökolandbau|organic farming systems',
  },
  {
    fields: ['safety', 'law'],
    rank: 'official',
    setting: 'service',
    bases:
      'Feuerwehrmann|firefighter; Polizist!|police officer; Sicherheitsmitarbeiter|security guard; Fachkraft Schutz und Sicherheit=|protection and security specialist; Brandschutzbeauftragter>Brandschutzbeauftragte|fire safety officer; Sicherheitsmanager|security manager; Rettungssanitäter|rescue worker; Personenschützer!|personal protection officer; Detektiv!|detective',
    specialities:
      'Objektschutz|property protection; Veranstaltungsschutz|event protection; Prävention|prevention work; Einsatzleitung|incident command; Ausbildung und Übung|training and exercises; Höhenrettung|height rescue; Alarmanlagen|alarm systems; Werkschutz|plant security; Hundeführung|dog handling; Katastrophenschutz|disaster control; Verkehrssicherheit|road safety; Ermittlungen|investigations',
  },
  {
    fields: ['safety', 'care'],
    rank: 'trade',
    setting: 'service',
    bases:
      'Friseur|hairdresser; Kosmetiker|beautician; Fitnesstrainer|fitness trainer; Sportlehrer|sports instructor; Yogalehrer|yoga teacher; Nageldesigner!|nail designer; Maskenbildner!|make-up artist; Bademeister!|pool attendant; Friseurmeister|master hairdresser',
    specialities:
      'Kinder|children; Senioren|seniors; Hochzeitspaare|wedding couples; Naturprodukte|natural products; Gesundheitskurse|health courses; Leistungssport|competitive sports; Wassersport|water sports; Typberatung|style advice; Entspannung|relaxation; Firmenkurse|company courses; Hausbesuche|home visits; Männer|men',
  },
  {
    fields: ['safety', 'crafts'],
    rank: 'trade',
    setting: 'service',
    bases:
      'Gebäudereiniger|building cleaner; Hausmeister|caretaker; Objektleiter Reinigung>Objektleiterin Reinigung|cleaning supervisor; Facility-Manager|facility manager; Hausverwalter|property manager; Textilreiniger!|textile cleaner; Hauswirtschaftsleiter|domestic services manager; Schädlingsbekämpfer!|pest controller; Bestatter!|funeral director',
    specialities:
      'Glasflächen|glass surfaces; Außenanlagen|outdoor facilities; Winterdienst|winter service; Industrieanlagen|industrial facilities; Büroflächen|office space; Energieverbrauch|energy consumption; Wohnanlagen|housing estates; Grundreinigung|deep cleaning; Wäscherei|laundry; Kleinreparaturen|minor repairs; Vertragsbetreuung|contract supervision; Nachhaltige Mittel|sustainable supplies',
  },
  {
    fields: ['management', 'finance'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Geschäftsführer|managing director; Betriebsleiter|operations manager; Projektleiter|project manager; Bereichsleiter|division manager; Betriebswirt|business economist; Qualitätsmanager|quality manager; Nachhaltigkeitsmanager|sustainability manager; Innovationsmanager|innovation manager; Vorstand>Vorständin!|board member',
    specialities:
      'Wachstum|growth; Digitalisierung|digital transformation; Internationale Märkte|international markets; Produktion|production; Dienstleistung|service business; Familienunternehmen|family businesses; Kostensenkung|cost reduction; Klimaneutralität|climate neutrality; Nachfolge|succession; Großprojekte|large projects; Lieferketten|supply chains; Zertifizierung|certification',
  },
  {
    fields: ['management', 'people'],
    rank: 'expert',
    setting: 'office',
    bases:
      'Unternehmensberater|management consultant; Organisationsentwickler|organisation developer; Coach>Coachin|coach; Gründungsberater|start-up adviser; Sanierungsberater|turnaround consultant; Supervisor|supervisor; Agiler Berater>Agile Beraterin|agile coach; Prozessberater|process consultant; Interimsmanager|interim manager',
    specialities:
      'Strategie|strategy; Veränderungsprozesse|change processes; Führungsteams|leadership teams; Handwerksbetriebe|craft businesses; Kliniken und Praxen|clinics and practices; Kommunen|municipalities; Vertrieb|sales; Nachhaltigkeit|sustainability; Konfliktklärung|conflict resolution; Kultureinrichtungen|cultural institutions; Einkaufsoptimierung|purchasing optimisation; Moderation|facilitation',
  },
  {
    fields: ['goods', 'hospitality'],
    rank: 'trade',
    setting: 'shop',
    bases:
      'Bäcker|baker; Konditor|confectioner; Fleischer|butcher; Brauer!|brewer; Müller!|miller; Käser!|cheesemaker; Lebensmitteltechniker|food technician; Bäckermeister|master baker; Chocolatier>Chocolatière!|chocolatier',
    specialities:
      'Brot|bread; Feine Backwaren|fine bakery products; Torten|cakes; Glutenfreie Waren|gluten-free products; Bioprodukte|organic products; Wurstwaren|sausage products; Speiseeis|ice cream; Feinkost|delicatessen; Regionale Spezialitäten|regional specialities; Vegane Produkte|vegan products; Qualitätssicherung|quality assurance; Produktentwicklung|product development',
  },
  {
    fields: ['goods', 'media'],
    rank: 'trade',
    setting: 'shop',
    bases:
      'Maßschneider|bespoke tailor; Modedesigner|fashion designer; Schuhmacher|shoemaker; Goldschmied!|goldsmith; Uhrmacher!|watchmaker; Raumausstatter|interior decorator; Sattler!|saddler; Textilgestalter|textile designer; Kürschner!|furrier',
    specialities:
      'Reparatur|repair; Einzelanfertigung|custom work; Brautmode|bridal wear; Bühnenkostüme|stage costumes; Trachten|traditional costumes; Leder|leather; Naturfasern|natural fibres; Wiederverwertung|upcycling; Antikes|antiques; Kinderware|children’s goods; Arbeitskleidung|workwear; Kleinserien|small series',
  },
];
