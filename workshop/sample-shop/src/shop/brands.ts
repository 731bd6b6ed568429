/** The brands that the specification gives copy for: the sample shop sells no others. */
export const brands = [
  'Quince',
  'Abercrombie & Fitch',
  'J.Crew',
  'Aritzia',
  'Lilysilk',
  'H&M',
  'Demellier',
] as const
