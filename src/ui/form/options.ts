export interface SelectOption {
  value: string;
  label: string;
  /** Heading of the option and its neighbours of the same group. */
  group?: string;
}

export function labelOf(options: readonly SelectOption[], value: unknown): string | undefined {
  return options.find((option) => option.value === value)?.label;
}

export function optionGroups(
  options: readonly SelectOption[],
): { group: string | undefined; members: SelectOption[] }[] {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
