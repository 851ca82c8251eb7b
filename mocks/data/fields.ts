/**
 * Fields of work with what hangs on them, as `German|English` lists. `area` is the competence area of a profile,
 * `category` its counterpart on the start page, `subjects` the subject categories (a profile's competence) and
 * `competences` what a profile may add. The order gives the ids: append, never insert.
 */
export interface FieldRow {
  key: string;
  area: string;
  category: string;
  subjects: string;
  competences: string;
}

export const fieldRows: readonly FieldRow[] = [
  {
    key: 'electrical',
    area: 'Elektrotechnik und Energie|Electrical engineering and energy',
    category: 'Energie und Elektrotechnik|Energy and electrical engineering',
    subjects:
      'Energietechnik|Power engineering; Gebäudeelektrik|Electrical building services; Automatisierung|Automation; Erneuerbare Energien|Renewable energy; Mess- und Regeltechnik|Measurement and control; Nachrichtentechnik|Communications engineering',
    competences:
      'Photovoltaikanlagen planen|Planning photovoltaic systems; Schaltpläne lesen und erstellen|Reading and drawing circuit diagrams; SPS-Programmierung|PLC programming; Netzberechnung|Grid calculation; Elektrische Anlagen prüfen|Testing electrical installations; Ladeinfrastruktur aufbauen|Building charging infrastructure; Energieaudits durchführen|Carrying out energy audits; Leistungselektronik auslegen|Designing power electronics; Mittelspannungsanlagen betreiben|Operating medium-voltage systems; Batteriespeicher auslegen|Sizing battery storage; Blitz- und Überspannungsschutz|Lightning and surge protection; Gebäudeautomation einrichten|Setting up building automation; Antriebe in Betrieb nehmen|Commissioning drives; EMV-gerechtes Entwerfen|Designing for electromagnetic compatibility',
  },
  {
    key: 'mechanical',
    area: 'Maschinenbau und Produktion|Mechanical engineering and production',
    category: 'Technik und Produktion|Technology and production',
    subjects:
      'Konstruktion|Mechanical design; Fertigungstechnik|Manufacturing technology; Qualitätssicherung|Quality assurance; Instandhaltung|Maintenance; Fahrzeugtechnik|Automotive engineering; Werkstofftechnik|Materials engineering',
    competences:
      'CAD-Konstruktion|CAD design; Toleranzen festlegen|Setting tolerances; CNC-Programme schreiben|Writing CNC programs; Schweißverfahren beurteilen|Assessing welding methods; Vorbeugende Instandhaltung|Preventive maintenance; FMEA moderieren|Facilitating FMEA; Rüstzeiten verkürzen|Shortening set-up times; Hydraulik auslegen|Designing hydraulics; Montage planen|Planning assembly; Messmittel prüfen|Checking measuring equipment; Lean-Methoden einführen|Introducing lean methods; Finite-Elemente-Berechnung|Finite element analysis; Prototypen bauen|Building prototypes; Maschinensicherheit bewerten|Assessing machine safety',
  },
  {
    key: 'software',
    area: 'Informatik und Software|Computing and software',
    category: 'Digitales und Software|Digital and software',
    subjects:
      'Softwareentwicklung|Software development; Systembetrieb|Systems operation; IT-Sicherheit|IT security; Daten und KI|Data and AI; Benutzerfreundlichkeit|Usability; IT-Beratung|IT consulting',
    competences:
      'Softwarearchitektur entwerfen|Designing software architecture; Testautomatisierung|Test automation; Datenmodelle entwerfen|Designing data models; Schnittstellen gestalten|Designing interfaces; Cloud-Betrieb|Running cloud services; Container betreiben|Running containers; Code-Reviews durchführen|Carrying out code reviews; Barrierefreie Oberflächen|Accessible user interfaces; Penetrationstests|Penetration testing; Maschinelles Lernen|Machine learning; Anforderungen erheben|Gathering requirements; Altsysteme ablösen|Replacing legacy systems; Netzwerke absichern|Securing networks; Agile Teams begleiten|Supporting agile teams',
  },
  {
    key: 'construction',
    area: 'Bau und Architektur|Construction and architecture',
    category: 'Bauen und Wohnen|Building and living',
    subjects:
      'Hochbauplanung|Building design; Tiefbau|Civil engineering; Bauleitung|Site management; Innenarchitektur|Interior design; Stadtplanung|Urban planning; Energieeffizientes Bauen|Energy-efficient building',
    competences:
      'Bauanträge stellen|Filing building applications; Leistungsverzeichnisse schreiben|Writing bills of quantities; Bauabläufe planen|Planning construction schedules; Baukosten schätzen|Estimating building costs; Tragwerke berechnen|Calculating structures; Bauwerksmodelle pflegen|Maintaining building models; Brandschutz planen|Planning fire protection; Altbauten sanieren|Renovating old buildings; Baustellen koordinieren|Coordinating building sites; Wärmebrücken vermeiden|Avoiding thermal bridges; Vermessung|Surveying; Bauschäden begutachten|Assessing building defects; Barrierefrei planen|Planning for accessibility; Vergaben begleiten|Supporting tenders',
  },
  {
    key: 'crafts',
    area: 'Handwerk und Ausbau|Skilled trades and fitting',
    category: 'Handwerk|Skilled trades',
    subjects:
      'Holz und Möbel|Wood and furniture; Sanitär und Heizung|Plumbing and heating; Metallhandwerk|Metalwork; Maler und Oberflächen|Painting and surfaces; Dach und Fassade|Roof and façade; Boden und Fliesen|Floors and tiles',
    competences:
      'Möbel entwerfen|Designing furniture; Wärmepumpen einbauen|Installing heat pumps; Bäder sanieren|Renovating bathrooms; Fassaden dämmen|Insulating façades; Dächer abdichten|Sealing roofs; Fliesen verlegen|Laying tiles; Treppen bauen|Building stairs; Heizungen abgleichen|Balancing heating systems; Lehmputz auftragen|Applying clay plaster; Fenster einbauen|Fitting windows; Aufmaß nehmen|Taking measurements on site; Angebote kalkulieren|Calculating quotations; Oberflächen veredeln|Finishing surfaces; Lehrlinge anleiten|Guiding apprentices',
  },
  {
    key: 'medicine',
    area: 'Medizin|Medicine',
    category: 'Gesundheit und Medizin|Health and medicine',
    subjects:
      'Allgemeinmedizin|General medicine; Innere Medizin|Internal medicine; Chirurgie|Surgery; Zahnmedizin|Dentistry; Pharmazie|Pharmacy; Psychotherapie|Psychotherapy',
    competences:
      'Anamnese erheben|Taking medical histories; Ultraschalldiagnostik|Ultrasound diagnostics; Arzneimittel prüfen|Checking medication; Chronisch Kranke begleiten|Supporting chronically ill people; Notfälle versorgen|Treating emergencies; Impfberatung|Vaccination advice; Schmerzen behandeln|Treating pain; Vorsorgeuntersuchungen|Preventive check-ups; Befunde erklären|Explaining findings; Wunden versorgen|Treating wounds; Ernährungsmedizin|Nutritional medicine; Patienten aufklären|Informing patients; Telemedizin|Telemedicine; Medizinische Gutachten|Medical reports',
  },
  {
    key: 'care',
    area: 'Pflege und Therapie|Nursing and therapy',
    category: 'Pflege und Wohlbefinden|Care and well-being',
    subjects:
      'Krankenpflege|Nursing; Altenpflege|Geriatric care; Physiotherapie|Physiotherapy; Ergotherapie|Occupational therapy; Geburtshilfe|Midwifery; Sprachtherapie|Speech therapy',
    competences:
      'Pflege planen|Planning care; Wundmanagement|Wound management; Angehörige beraten|Advising relatives; Palliativpflege|Palliative care; Demenzkranke begleiten|Supporting people with dementia; Mobilität fördern|Promoting mobility; Manuelle Therapie|Manual therapy; Lymphdrainage|Lymphatic drainage; Stürze vorbeugen|Preventing falls; Pflege dokumentieren|Documenting care; Stillberatung|Breastfeeding advice; Schluckstörungen behandeln|Treating swallowing disorders; Hilfsmittel anpassen|Fitting aids; Pflegegrade einschätzen|Assessing care needs',
  },
  {
    key: 'social',
    area: 'Soziales und Erziehung|Social work and child care',
    category: 'Familie und Soziales|Family and social life',
    subjects:
      'Frühe Bildung|Early education; Jugendhilfe|Youth services; Sozialberatung|Social counselling; Inklusion|Inclusion; Seelsorge|Pastoral care; Familienhilfe|Family support',
    competences:
      'Eltern beraten|Advising parents; Gruppen anleiten|Leading groups; Konflikte lösen|Resolving conflicts; Hilfepläne schreiben|Writing support plans; Krisen begleiten|Supporting people in crises; Sprache fördern|Supporting language learning; Traumapädagogik|Trauma-informed education; Schuldnerberatung|Debt advice; Ehrenamtliche begleiten|Coordinating volunteers; Kinderschutz|Child protection; Teilhabe planen|Planning participation; Streetwork|Street work; Eingewöhnung gestalten|Settling children in; Supervision geben|Giving supervision',
  },
  {
    key: 'education',
    area: 'Bildung und Forschung|Education and research',
    category: 'Lernen und Wissen|Learning and knowledge',
    subjects:
      'Schulunterricht|School teaching; Erwachsenenbildung|Adult education; Hochschullehre|University teaching; Sprachen|Languages; Bildungsberatung|Educational counselling; Forschungsmanagement|Research management',
    competences:
      'Unterricht planen|Planning lessons; Lernplattformen gestalten|Designing learning platforms; Prüfungen entwickeln|Developing examinations; Workshops leiten|Leading workshops; Lernschwächen erkennen|Recognising learning difficulties; Curricula entwickeln|Developing curricula; Fördermittel einwerben|Raising research funds; Statistik lehren|Teaching statistics; Deutsch als Fremdsprache|German as a foreign language; Abschlussarbeiten betreuen|Supervising theses; Lerngruppen moderieren|Facilitating study groups; Rhetorik trainieren|Teaching rhetoric; Berufe erkunden|Exploring careers; Lehrmaterial schreiben|Writing teaching material',
  },
  {
    key: 'finance',
    area: 'Finanzen und Rechnungswesen|Finance and accounting',
    category: 'Geld und Finanzen|Money and finance',
    subjects:
      'Buchhaltung|Bookkeeping; Steuern|Taxes; Controlling|Controlling; Banken|Banking; Versicherungen|Insurance; Wirtschaftsprüfung|Auditing',
    competences:
      'Jahresabschlüsse erstellen|Preparing annual accounts; Umsatzsteuer voranmelden|Filing VAT returns; Budgets planen|Planning budgets; Löhne abrechnen|Running payroll; Liquidität steuern|Managing liquidity; Kredite prüfen|Assessing loans; Risiken versichern|Insuring risks; Kennzahlen auswerten|Analysing key figures; Förderkredite beantragen|Applying for subsidised loans; Mahnwesen organisieren|Organising reminders; Kosten rechnen|Cost accounting; Konzernabschlüsse|Consolidated accounts; Altersvorsorge planen|Planning pensions; Betriebsprüfungen begleiten|Supporting tax audits',
  },
  {
    key: 'law',
    area: 'Recht und Verwaltung|Law and administration',
    category: 'Recht und Staat|Law and government',
    subjects:
      'Arbeitsrecht|Employment law; Vertragsrecht|Contract law; Datenschutz|Data protection; Öffentliche Verwaltung|Public administration; Familienrecht|Family law; Patente und Marken|Patents and trademarks',
    competences:
      'Verträge prüfen|Reviewing contracts; Mandanten beraten|Advising clients; Bescheide schreiben|Writing official notices; Datenschutz prüfen|Auditing data protection; Marken anmelden|Registering trademarks; Vergaben durchführen|Running public tenders; Fristen überwachen|Monitoring deadlines; Mediation|Mediation; Testamente gestalten|Drafting wills; Satzungen entwerfen|Drafting statutes; Widersprüche bearbeiten|Handling appeals; Compliance prüfen|Checking compliance; Bürger beraten|Advising citizens; Akten elektronisch führen|Keeping electronic files',
  },
  {
    key: 'people',
    area: 'Personal und Organisation|People and organisation',
    category: 'Arbeit und Karriere|Work and career',
    subjects:
      'Personalgewinnung|Recruiting; Personalentwicklung|Staff development; Arbeitssicherheit|Occupational safety; Büroorganisation|Office organisation; Betriebliche Gesundheit|Health at work; Karriereberatung|Career counselling',
    competences:
      'Bewerbungsgespräche führen|Holding job interviews; Stellen ausschreiben|Advertising vacancies; Mitarbeitende fördern|Developing staff; Gefährdungen beurteilen|Assessing hazards; Arbeitszeit planen|Planning working hours; Veranstaltungen organisieren|Organising events; Onboarding gestalten|Designing onboarding; Gehälter vergleichen|Benchmarking salaries; Ausbildung koordinieren|Coordinating apprenticeships; Feedback geben|Giving feedback; Wiedereingliederung begleiten|Supporting return to work; Lebensläufe prüfen|Reviewing CVs; Reisen abrechnen|Settling travel expenses; Ablagen ordnen|Organising filing',
  },
  {
    key: 'marketing',
    area: 'Marketing und Kommunikation|Marketing and communication',
    category: 'Werbung und Kommunikation|Advertising and communication',
    subjects:
      'Online-Marketing|Online marketing; Öffentlichkeitsarbeit|Public relations; Marktforschung|Market research; Markenführung|Brand management; Texten|Copywriting; Soziale Medien|Social media',
    competences:
      'Suchmaschinen optimieren|Search engine optimisation; Kampagnen planen|Planning campaigns; Pressemitteilungen schreiben|Writing press releases; Zielgruppen bestimmen|Defining target groups; Newsletter gestalten|Designing newsletters; Befragungen auswerten|Analysing surveys; Redaktionspläne führen|Keeping editorial plans; Marken positionieren|Positioning brands; Anzeigen schalten|Placing advertisements; Krisen kommunizieren|Crisis communication; Messen organisieren|Organising trade fairs; Podcasts produzieren|Producing podcasts; Webseiten texten|Writing for websites; Webzugriffe auswerten|Analysing web traffic',
  },
  {
    key: 'sales',
    area: 'Vertrieb und Handel|Sales and retail',
    category: 'Handel und Verkauf|Trade and sales',
    subjects:
      'Einzelhandel|Retail; Außendienst|Field sales; Einkauf|Purchasing; Onlinehandel|E-commerce; Kundendienst|Customer service; Immobilien|Real estate',
    competences:
      'Kunden gewinnen|Winning customers; Angebote verhandeln|Negotiating offers; Reklamationen lösen|Handling complaints; Sortimente planen|Planning product ranges; Lieferanten bewerten|Rating suppliers; Waren präsentieren|Presenting goods; Online-Shops betreiben|Running online shops; Immobilien bewerten|Valuing property; Großkunden betreuen|Serving key accounts; Preise gestalten|Setting prices; Bestände führen|Managing stock; Telefonisch verkaufen|Selling by phone; Rahmenverträge schließen|Closing framework agreements; Exporte abwickeln|Handling exports',
  },
  {
    key: 'logistics',
    area: 'Logistik und Verkehr|Logistics and transport',
    category: 'Mobilität und Logistik|Mobility and logistics',
    subjects:
      'Lagerlogistik|Warehouse logistics; Spedition|Freight forwarding; Personenverkehr|Passenger transport; Luftfahrt|Aviation; Schifffahrt|Shipping; Fuhrpark|Fleet management',
    competences:
      'Touren planen|Planning routes; Lager einrichten|Setting up warehouses; Zoll anmelden|Declaring customs; Gefahrgut befördern|Transporting dangerous goods; Ladung sichern|Securing cargo; Fahrdienste einteilen|Scheduling drivers; Bestände zählen|Taking inventory; Lieferketten steuern|Managing supply chains; Fuhrparks umstellen|Converting vehicle fleets; Verpackungen auslegen|Designing packaging; Züge fahren|Driving trains; Flüge abfertigen|Handling flights; Kommissionieren|Order picking; Frachtraten verhandeln|Negotiating freight rates',
  },
  {
    key: 'hospitality',
    area: 'Gastronomie und Tourismus|Hospitality and tourism',
    category: 'Reisen und Genießen|Travel and food',
    subjects:
      'Küche|Cooking; Service|Table service; Hotel|Hotel business; Reiseplanung|Travel planning; Veranstaltungen|Events; Wein und Getränke|Wine and drinks',
    competences:
      'Speisekarten planen|Planning menus; Großküchen führen|Running large kitchens; Weine empfehlen|Recommending wines; Gäste empfangen|Receiving guests; Bankette ausrichten|Catering for banquets; Reisen zusammenstellen|Putting trips together; Hygiene sichern|Ensuring hygiene; Zimmer auslasten|Managing room occupancy; Vegetarisch kochen|Vegetarian cooking; Reisegruppen führen|Guiding groups; Dienstpläne schreiben|Writing rotas; Kaffee zubereiten|Preparing coffee; Allergene ausweisen|Declaring allergens; Wareneinsatz berechnen|Calculating food costs',
  },
  {
    key: 'media',
    area: 'Medien, Kunst und Gestaltung|Media, arts and design',
    category: 'Kultur und Gestaltung|Culture and design',
    subjects:
      'Grafik und Gestaltung|Graphic design; Journalismus|Journalism; Film und Ton|Film and sound; Fotografie|Photography; Musik und Bühne|Music and stage; Verlag und Druck|Publishing and printing',
    competences:
      'Logos entwerfen|Designing logos; Interviews führen|Conducting interviews; Filme schneiden|Editing films; Porträts fotografieren|Portrait photography; Bücher setzen|Typesetting books; Ton aufnehmen|Recording sound; Bühnen ausleuchten|Lighting stages; Illustrieren|Illustrating; Texte lektorieren|Editing manuscripts; Ausstellungen kuratieren|Curating exhibitions; Chöre leiten|Conducting choirs; Drehbücher schreiben|Writing scripts; Bilder bearbeiten|Editing images; Druckdaten prüfen|Checking print files',
  },
  {
    key: 'science',
    area: 'Naturwissenschaft und Labor|Science and laboratory',
    category: 'Wissenschaft und Labor|Science and laboratory',
    subjects:
      'Chemie|Chemistry; Biologie|Biology; Physik|Physics; Labortechnik|Laboratory technology; Geowissenschaften|Earth sciences; Mathematik und Statistik|Mathematics and statistics',
    competences:
      'Proben analysieren|Analysing samples; Chromatografie|Chromatography; Versuche planen|Designing experiments; Zellen kultivieren|Culturing cells; Messdaten auswerten|Evaluating measurements; Labore akkreditieren|Accrediting laboratories; Gefahrstoffe lagern|Storing hazardous substances; Modelle rechnen|Computing models; Böden kartieren|Mapping soils; Mikroskopieren|Microscopy; Rezepturen entwickeln|Developing formulations; Fachartikel schreiben|Writing papers; Laserverfahren|Laser methods; Spektroskopie|Spectroscopy',
  },
  {
    key: 'nature',
    area: 'Landwirtschaft, Umwelt und Tiere|Agriculture, environment and animals',
    category: 'Natur und Umwelt|Nature and environment',
    subjects:
      'Landwirtschaft|Agriculture; Gartenbau|Horticulture; Forstwirtschaft|Forestry; Umweltschutz|Environmental protection; Tiermedizin|Veterinary medicine; Wasserwirtschaft|Water management',
    competences:
      'Fruchtfolgen planen|Planning crop rotations; Gärten anlegen|Laying out gardens; Wälder umbauen|Converting forests; Tiere artgerecht halten|Keeping animals well; Abwasser reinigen|Treating waste water; Umweltgutachten|Environmental assessments; Bäume begutachten|Inspecting trees; Klimabilanzen rechnen|Calculating carbon footprints; Biologisch anbauen|Organic farming; Abfälle verwerten|Recycling waste; Hunde trainieren|Training dogs; Böden schützen|Protecting soils; Artenvielfalt fördern|Promoting biodiversity; Bewässerung steuern|Controlling irrigation',
  },
  {
    key: 'safety',
    area: 'Sicherheit und Dienstleistung|Security and services',
    category: 'Sicherheit und Alltag|Security and everyday life',
    subjects:
      'Objektschutz|Property protection; Brandschutz|Fire protection; Reinigung|Cleaning; Haarpflege und Kosmetik|Hair and beauty; Sport und Fitness|Sports and fitness; Hausverwaltung|Facility management',
    competences:
      'Einsätze leiten|Leading operations; Brandschutz unterweisen|Fire safety training; Trainingspläne schreiben|Writing training plans; Haut analysieren|Analysing skin; Haare schneiden|Cutting hair; Gebäude betreuen|Looking after buildings; Reinigung planen|Planning cleaning; Zutritt kontrollieren|Controlling access; Erste Hilfe leisten|Giving first aid; Nebenkosten abrechnen|Billing service charges; Rettungswege prüfen|Checking escape routes; Kurse leiten|Leading courses; Veranstaltungen schützen|Securing events; Wäsche pflegen|Caring for laundry',
  },
  {
    key: 'management',
    area: 'Management und Beratung|Management and consulting',
    category: 'Unternehmen und Führung|Business and leadership',
    subjects:
      'Unternehmensführung|Corporate management; Projektmanagement|Project management; Unternehmensberatung|Business consulting; Gründung|Starting a business; Nachhaltigkeit|Sustainability; Veränderung|Change',
    competences:
      'Strategien entwickeln|Developing strategies; Projekte steuern|Managing projects; Teams führen|Leading teams; Prozesse verbessern|Improving processes; Geschäftspläne schreiben|Writing business plans; Nachfolge regeln|Arranging succession; Nachhaltigkeit berichten|Reporting on sustainability; Veränderung begleiten|Accompanying change; Verhandlungen führen|Conducting negotiations; Risiken bewerten|Assessing risks; Ziele vereinbaren|Agreeing objectives; Sitzungen moderieren|Facilitating meetings; Innovationen bewerten|Assessing innovations; Sanierung planen|Planning turnarounds',
  },
  {
    key: 'goods',
    area: 'Lebensmittel, Textil und Mode|Food, textiles and fashion',
    category: 'Lebensmittel und Mode|Food and fashion',
    subjects:
      'Backhandwerk|Baking; Fleischhandwerk|Butchery; Lebensmitteltechnik|Food technology; Schneiderei|Tailoring; Schuhe und Leder|Shoes and leather; Schmuck und Uhren|Jewellery and watches',
    competences:
      'Sauerteig führen|Keeping sourdough; Torten gestalten|Decorating cakes; Bier brauen|Brewing beer; Käse reifen|Ripening cheese; Maßkleidung nähen|Sewing made-to-measure clothes; Schnitte entwickeln|Developing patterns; Uhren reparieren|Repairing watches; Edelsteine fassen|Setting gemstones; Lebensmittel prüfen|Testing food; Stoffe einkaufen|Buying fabrics; Schuhe anpassen|Fitting shoes; Rezepte entwickeln|Developing recipes; Wurst herstellen|Making sausages; Leder verarbeiten|Working leather',
  },
];

/** Competences that go with any field of work. */
export const generalCompetences =
  'Projektmanagement|Project management; Qualitätsmanagement|Quality management; Vorträge halten|Giving presentations; Kundengespräche führen|Talking to customers; Mitarbeitende anleiten|Instructing staff; Verhandeln auf Englisch|Negotiating in English; Tabellenkalkulation|Spreadsheets; Technische Dokumentation|Technical documentation; Datenschutz im Alltag|Everyday data protection; Zeitplanung|Scheduling; Kostenplanung|Cost planning; Wissen weitergeben|Passing on knowledge';
