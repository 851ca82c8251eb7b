/** Experience is asked for in years and months and sent in months (D-20). */
export function monthsOf(years: number, months: number): number {
  return years * 12 + months;
}

/** Whole years, and the months beside them (0 to 11). */
export function yearsAndMonths(total: number): { years: number; months: number } {
  return { years: Math.floor(total / 12), months: total % 12 };
}
