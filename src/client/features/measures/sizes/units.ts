import { formatNumber } from '#client/i18n/format.ts'

export type LengthUnit = 'cm' | 'in'

const perInch = 2.54
const inchesAFoot = 12

/** Regions where body heights are given in feet. */
const feetRegions = new Set(['US', 'GB', 'LR', 'MM'])

/** @param languages the browser's languages, the first of which tells the region: 'en-US' */
export function usualUnit(languages: readonly string[]): LengthUnit {
  const region = /-([A-Z]{2})\b/.exec(languages[0] ?? '')?.[1]
  return region && feetRegions.has(region) ? 'in' : 'cm'
}

export const toUnit = (cm: number, unit: LengthUnit) => (unit === 'cm' ? cm : cm / perInch)
export const toCm = (value: number, unit: LengthUnit) => (unit === 'cm' ? value : value * perInch)

const write = (value: number, unit: 'centimeter' | 'inch' | 'foot', digits = 0) =>
  // A number and its unit stay on one line.
  formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).replace(
    ' ',
    '\u00a0',
  )

/** '88 cm', '34.5 in': to whole centimetres and half inches, since no body keeps still for more. */
export const formatLength = (cm: number, unit: LengthUnit) =>
  unit === 'cm' ? write(Math.round(cm), 'centimeter') : write(Math.round((2 * cm) / perInch) / 2, 'inch', 1)

/** By how much a size is too close or too loose: at least 1 cm or half an inch. */
export const formatSpan = (cm: number, unit: LengthUnit) =>
  formatLength(Math.max(cm, unit === 'cm' ? 1 : perInch / 2), unit)

export function feetAndInches(cm: number) {
  const inches = Math.round(cm / perInch)
  return { feet: Math.floor(inches / inchesAFoot), inches: inches % inchesAFoot }
}

export const fromFeet = (feet: number, inches: number) => (feet * inchesAFoot + inches) * perInch

/** '168 cm', '5 ft 6 in'. */
export function formatHeight(cm: number, unit: LengthUnit) {
  if (unit === 'cm') return formatLength(cm, unit)
  const { feet, inches } = feetAndInches(cm)
  return `${write(feet, 'foot')} ${write(inches, 'inch')}`
}

/** Reads a typed number, with a comma or a point, also in Arabic digits; NaN if it is none. */
export function readNumber(typed: string) {
  const plain = typed
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,\u066b]/, '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : NaN
}
