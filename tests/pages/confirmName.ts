const notes =
  'Sie bestätigen als .+|Danach anmelden oder registrieren|Mindestens einen Punkt|You are confirming as .+|After that you sign in or register';

/** The whole name of the button that confirms: its label, and the line below it. */
export const confirmName = (label: string): RegExp => new RegExp(`^(?:${label}) ?(?:${notes})\\.$`);
