/** What a field offers. */
export interface SelectOption {
  value: string;
  label: string;
  /** Heading under which a list shows it, together with its neighbours of the same group. */
  group?: string;
}

/** The label of a chosen value. */
export function labelOf(options: readonly SelectOption[], value: unknown): string | undefined {
  return options.find((option) => option.value === value)?.label;
}

/** Neighbours of the same group, in their order. */
export function groupsOf(options: readonly SelectOption[]): { group: string | undefined; members: SelectOption[] }[] {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
