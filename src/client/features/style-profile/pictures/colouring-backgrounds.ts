import type { EyeColour, HairColour, SkinTone } from '@cabine/engine/contract/colouring.ts'

/** Skin tones. Colours of a person are no design tokens: they are the same in both themes. */
const skins: Record<SkinTone, string> = {
  porcelain: '#f5e2d6',
  fair: '#efcdb4',
  medium: '#ddb08c',
  olive: '#c6a077',
  tan: '#b17e55',
  brown: '#7e5238',
  deep: '#4a2e23',
}

/** Hair colours: highlight, colour and shade. */
const hair: Record<HairColour, readonly [string, string, string]> = {
  black: ['#3b3538', '#1d191b', '#0e0c0d'],
  dark_brown: ['#5d4234', '#3a271e', '#241710'],
  brown: ['#93694a', '#6a4730', '#4a301f'],
  red: ['#c9713f', '#9d4826', '#6e2d16'],
  blonde: ['#f0d8a4', '#d5b176', '#a98249'],
  grey: ['#e6e3e0', '#b8b4b0', '#86827f'],
  colourful: ['#d28fb4', '#7a6fc0', '#3f8f96'],
}

/** Iris colours: around the pupil, in the middle, and at the rim. */
const irises: Record<EyeColour, readonly [string, string, string]> = {
  brown: ['#8a5a34', '#5b3720', '#2f1b10'],
  hazel: ['#a9793c', '#7d6a35', '#41401f'],
  green: ['#a9a55c', '#6b8450', '#33482f'],
  blue: ['#a9c4d8', '#5f8cb0', '#2c4a68'],
  grey: ['#c3cacb', '#8a979c', '#4c585e'],
}

const strands = ([light, colour, shade]: readonly [string, string, string]) =>
  `linear-gradient(115deg, transparent 30%, ${light}99 46%, transparent 60%), ` +
  `repeating-linear-gradient(97deg, ${colour} 0 3px, ${shade} 3px 4px, ${colour} 4px 7px, ${light} 7px 8px)`

const iris = ([inner, colour, rim]: readonly [string, string, string]) =>
  'radial-gradient(circle at 38% 34%, #fff 0 5%, transparent 6%), ' +
  `radial-gradient(circle, #120d0c 0 20%, ${inner} 23%, ${colour} 44%, ${rim} 64%, #fbf7f4 67%)`

const backgrounds: Record<string, Record<string, string>> = {
  'skin-tone-question': skins,
  'hair-color-question': Object.fromEntries(
    Object.entries(hair).map(([name, lock]) => [name, strands(lock)]),
  ),
  'eye-color-question': Object.fromEntries(Object.entries(irises).map(([name, eye]) => [name, iris(eye)])),
}

/** A CSS background for an option that is a colour of skin, hair or eyes. */
export const colourBackground = (step: string, option: string): string | undefined =>
  backgrounds[step]?.[option]
