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

/* The same invented expert with the same claims, in English. */

const planning = 'Low-voltage grid planning';
const connection = 'Grid connection of generators';
const calculation = 'Load flow calculation';
const topics = ['Power grids', 'Heat transition'];

export const example: Example = {
  person: { id: 'example-person', name: 'Dr.-Ing. Katrin Jessen', gender: 'female' },
  competences: named([connection, calculation, 'Transformers', 'Controllable loads', 'Rights of way']),
  invitations: [
    confirmation('Henning', 'Paulsen', [planning, connection]),
    confirmation('Aylin', 'Demirci', [planning, calculation]),
    confirmation('Matthias', 'Brodersen', [planning, connection]),
    confirmation('Svenja', 'Lorenzen', [calculation, planning]),
  ],
  profile: profile({
    title: 'senior_expert',
    language: 'en',
    occupation: { id: '1', name: 'Grid planning engineer' },
    competence: { id: '1', name: planning },
    competence_area: { id: '1', name: 'Electric power grids' },
    profile_picture: portrait('Drawn portrait of Katrin Jessen'),
    month_of_experience: 198,
    location: 'Flensburg',
    verification_count: 11,
    categories: categories(topics),
    focus_points: named(['Local grids', 'Heat pumps', 'Solar power']),
    personal_connections: connections([
      {
        type: 'solution',
        question:
          'A grid that is “too small” for the energy transition has usually just not been measured enough. I find out what is still possible before anybody digs up the road.',
      },
      {
        type: 'belief',
        question:
          'You recognise good planning when the town councillor and the electrician both understand it. I explain every calculation so that either of them can check it.',
      },
      {
        type: 'fascination',
        question:
          'That a whole village depends on a transformer smaller than a wardrobe, and hardly anybody knows where it stands.',
      },
    ]),
    competence_stories: stories([
      {
        type: 'started',
        story_question:
          'My first job was a new estate of 64 houses. Everybody expected gas heating. Three years later there were 51 heat pumps, and the cable was the right size because I had asked.',
      },
      {
        type: 'successes',
        story_question:
          'For a town with 3,200 connections we installed 140 meters instead of laying everything anew. In the end 4 of 31 planned cable routes were built.',
      },
      {
        type: 'learned',
        story_question:
          'Measure first, then calculate. I once trusted a table that was ten years old. Since then I go and look.',
      },
    ]),
    work_experiences: experiences([
      {
        job_title: 'Head of grid planning',
        company_name: 'Fördenetz Planungsgesellschaft',
        location: 'Flensburg',
        start_date: '2018-04-01',
        description:
          'Target grids for 22 municipalities, connections of up to 20 MW, introduction of metering in local substations. A team of seven.',
        fields: ['Grid planning', 'Leadership'],
      },
      {
        job_title: 'Planning engineer',
        company_name: 'Stadtwerke an der Schlei',
        location: 'Schleswig',
        start_date: '2012-09-01',
        end_date: '2018-03-31',
        description: 'Low-voltage grids and local substations, from the application to commissioning.',
        fields: ['Low voltage', 'Grid connection'],
      },
      {
        job_title: 'Research assistant',
        company_name: 'Institute for Electric Energy Systems',
        location: 'Kiel',
        start_date: '2009-10-01',
        end_date: '2012-08-31',
        fields: ['Load flow calculation'],
      },
    ]),
    educations: educations([
      {
        type: 'university',
        grade: 'diploma',
        degree_name: 'Electrical engineering, power engineering',
        institution: 'Hamburg University of Technology',
        city: 'Hamburg',
        fields: ['Electrical engineering'],
      },
      {
        type: 'qualification',
        grade: 'certificate',
        degree_name: 'Protection in distribution grids',
        institution: 'Academy for Grid Operation',
        city: 'Kassel',
        fields: ['Grid protection'],
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
      question: 'How many heat pumps can a local grid take?',
      topic: 'Heat pumps in local grids',
      pain_point:
        'A town plans its heat transition, and the first question is: can our power grid take it? Often all rating plates are simply added up, and the result is a new grid that nobody can pay for. Yet the devices never all run at full power at the same time.',
      short_answer_headline: 'Usually more than you think: what counts is what runs at once, not what is installed.',
      short_answer_text:
        'A common 400 kVA transformer supplies about 100 households. In winter, 150 to 200 kVA are often still free. At 3 kW of electric power per heat pump, that is enough for 50 to 65 of them on paper. What to check first is the voltage at the end of the line and the load on the first metres of cable behind the substation.',
      long_answers: longAnswers([
        {
          headline: 'Why simultaneity matters more than rated power',
          text: '<p>A single heat pump can run at full power at any time. For a hundred of them that is most unlikely: houses differ in insulation, and storage tanks are heated at different times.</p><p>For planning this means: the share with which each device counts falls as their number grows. <strong>The exception:</strong> after a power cut everybody wants to heat at once. That case belongs in every check.</p>',
        },
        {
          headline: 'How I work on a local grid',
          text: '<ol><li>Measure the load of the substation for one heating season, or at least four cold weeks.</li><li>Take house connections and cable sizes from the plan, and check samples on site.</li><li>Calculate three stages: 20, 50 and 80 per cent heat pumps.</li><li>Name the weakest point of each stage, with its price and building time.</li></ol><p>What usually shows: up to the second stage, another transformer is enough.</p>',
        },
      ]),
      facts: facts([
        [
          'A connection may not be refused',
          'In Germany since 2024: a grid operator may throttle new controllable devices when the grid is congested, but may not refuse to connect them because of congestion.',
          'https://www.gesetze-im-internet.de/enwg_2005/__14a.html',
        ],
        [
          '4.2 kW always remain',
          'Even while throttled, every device is entitled to at least 4.2 kW. That keeps most detached houses warm.',
          'https://www.bundesnetzagentur.de',
        ],
      ]),
      faqs: faqs([
        [
          'Do I have to ask before I install one?',
          'Yes. Heat pumps have to be registered with the grid operator. Your installer usually does this for you.',
        ],
        [
          'Does a solar system on the roof help?',
          'Over the year yes, on the coldest morning in January hardly. The grid is sized for that morning.',
        ],
      ]),
      tips: tips([
        ['Measure before you plan', 'A meter in the local substation costs less than one metre of cable trench.'],
        [
          'Begin with the longest line',
          'Voltage drops first at the end of the longest line. Check there, and you know the limit of the whole grid.',
        ],
        ['Share the digging', 'Where fibre is laid anyway, an empty duct for power belongs in the same trench.'],
      ]),
      emotional_quote: 'The grid is rarely too small. We just know too little about it.',
      opinion_headline: 'Copper is the last answer, not the first',
      opinion_text:
        'I think it is wrong to reinforce every grid just in case. Those who measure and control gain five to ten years, and then know where digging is worth it.',
      essentials: essentials([
        'Calculate with what runs at the same time.',
        'Two points set the limit: the voltage at the end of the line and the first cable behind the substation.',
        'A larger transformer is often the whole solution.',
      ]),
      keywords: keywords(['heat pump', 'local grid', 'grid planning', 'simultaneity', 'transformer']),
      categories: categories(topics),
    }),
    claim({
      id: 'solar-park',
      question: 'How do I find a grid connection for my solar park?',
      topic: 'Grid connection for solar parks',
      pain_point:
        'The land is leased, the town agrees, and then the connection point you are given is eight kilometres away. That makes many projects unprofitable.',
      short_answer_headline: 'Ask about the grid first, and about the land second.',
      short_answer_text:
        'Look for substations within five kilometres, send an informal request early, and name two figures: the power you want and the smallest that still pays off. Often the smaller one is possible at once.',
      tips: tips([
        ['Ask for two figures', 'That way you learn where the limit is instead of just getting a no.'],
        ['Look for neighbours', 'Several parks at one shared transfer station split the most expensive metres.'],
        ['Think of storage', 'If you store the peaks at noon, a smaller connection will do.'],
      ]),
      essentials: essentials([
        'The distance to the substation decides whether it pays off.',
        'A request costs little, the wrong piece of land a lot.',
      ]),
      keywords: keywords(['solar park', 'grid connection', 'substation', 'feed-in']),
      categories: categories(['Power grids', 'Solar power']),
    }),
    claim({
      id: 'wallboxes',
      question: 'Does an underground car park with 20 wallboxes need its own transformer?',
      topic: 'Wallboxes in car parks',
      short_answer_headline: 'Hardly ever. With load management, the existing connection is usually enough.',
      short_answer_text:
        'Twenty wallboxes of 11 kW would add up to 220 kW. But a car that recharges 40 kilometres overnight needs only about 8 kWh. Load management spreads that over ten hours: some 16 kW will do.',
      facts: facts([
        [
          '8 kWh a night',
          'That is what an electric car needs for 40 kilometres a day, at 18 to 20 kWh per 100 kilometres.',
        ],
        [
          'Registration is required',
          'In Germany every wallbox is reported to the grid operator; above 12 kW it has to agree.',
        ],
      ]),
      opinion_headline: 'Share first, reinforce later',
      opinion_text:
        'The most expensive solution is a cable of its own for every flat. A shared system costs half as much and charges just as reliably.',
      keywords: keywords(['wallbox', 'car park', 'load management', 'electric mobility']),
      categories: categories(['Power grids', 'Electric mobility']),
    }),
  ],
};
