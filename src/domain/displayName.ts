interface PersonName {
  firstname: string;
  lastname: string;
  academic_title?: string;
  academic_title_area?: string;
  academic_degree?: string;
}

const joined = (parts: readonly (string | undefined)[], separator: string) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);

/** Title and title area, first and last name, then the degree (ACC-03). */
export function displayName(person: PersonName): string {
  const { academic_title: title, academic_title_area: area, academic_degree: degree } = person;
  return joined([title, title ? area : '', person.firstname, person.lastname, degree], ' ');
}

/** 'city, country' or whichever part exists (ACC-03). */
export function displayPlace({ city, country }: { city?: string; country?: string }): string {
  return joined([city, country], ', ');
}
