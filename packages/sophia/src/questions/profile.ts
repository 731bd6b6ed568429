import {
  eyeColours,
  hairColours,
  skinTones,
  type EyeColour,
  type HairColour,
  type SkinTone,
} from '@cabine/engine/contract/colouring.ts'
import { colourChoices, shapeWishes, vibes, type ShapeWish, type Vibe } from './consultation.ts'
import type { Answers } from './question-flow.ts'
import type { ColourFamily, Department } from '../vocabulary/product-categories.ts'

/** The steps of the specification's flow, in order. Every step except the wardrobe asks something. */
export const onboardingSteps = [
  'stylist-selection',
  'name-input',
  'department-selection',
  'height-question',
  'body-shape-question',
  'wardrobe-preview',
  'age-question',
  'hardest-occasion-question',
  'style-inspiration',
  'skin-tone-question',
  'hair-color-question',
  'eye-color-question',
  'assistance-question',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Questions of the profile that the flow does not ask. */
export const finerPoints = ['brand-preference', 'color-palette', 'shopping-tier', 'shape-wishes'] as const
export type FinerPoint = (typeof finerPoints)[number]

export const stylists = ['sophia'] as const
export const departmentChoices = ['women', 'men', 'unisex'] as const satisfies readonly Department[]
export const heights = ['petite', 'regular', 'tall'] as const
export const bodyShapes = ['hourglass', 'pear', 'apple', 'rectangle', 'inverted_triangle'] as const
export const ages = ['13_17', '18_24', '25_34', '35_44', '45_54', '55_plus'] as const
export const hardestOccasions = ['work', 'date', 'weekend', 'event', 'travel', 'everyday'] as const
export const assistanceOptions = ['whole_outfits', 'single_pieces', 'my_looks', 'just_looking'] as const
export const shoppingTiers = ['careful', 'middle', 'generous', 'open'] as const

export type Height = (typeof heights)[number]
export type BodyShape = (typeof bodyShapes)[number]
export type Age = (typeof ages)[number]
export type HardestOccasion = (typeof hardestOccasions)[number]
export type AssistanceOption = (typeof assistanceOptions)[number]
export type ShoppingTier = (typeof shoppingTiers)[number]

/** The price limit for a piece in each tier, in hundredths of the currency that the pieces are sold in. */
export const tierLimits: Record<ShoppingTier, number | undefined> = {
  careful: 75_00,
  middle: 150_00,
  generous: 300_00,
  open: undefined,
}

/** What the stylist knows of her. Everything may be missing, because each question can be skipped. */
export type StylingProfile = {
  selectedStylist: (typeof stylists)[number] | null
  department: Department | null
  height: Height | null
  bodyShape: BodyShape | null
  age: Age | null
  occasion: HardestOccasion | null
  /** Her style inspirations, her favourite first. */
  vibes: Vibe[]
  brandPreferences: string[]
  colorPalette: ColourFamily[]
  shapeWishes: ShapeWish[]
  shoppingTier: ShoppingTier | null
  appearance: { skinTone: SkinTone | null; hairColor: HairColour | null; eyeColor: EyeColour | null }
  assistanceOption: AssistanceOption | null
}

const one = <Option extends string>(options: readonly Option[], answers: Answers, step: string) =>
  some(options, answers, step)[0] ?? null

const some = <Option extends string>(options: readonly Option[], answers: Answers, step: string) =>
  (answers[step] ?? []).flatMap((answer) => options.find((option) => option === answer) ?? [])

/** Reads stored answers by step. Options that no longer exist are left out. */
export const readProfile = (answers: Answers): StylingProfile => ({
  selectedStylist: one(stylists, answers, 'stylist-selection'),
  department: one(departmentChoices, answers, 'department-selection'),
  height: one(heights, answers, 'height-question'),
  bodyShape: one(bodyShapes, answers, 'body-shape-question'),
  age: one(ages, answers, 'age-question'),
  occasion: one(hardestOccasions, answers, 'hardest-occasion-question'),
  vibes: some(vibes, answers, 'style-inspiration'),
  brandPreferences: [...(answers['brand-preference'] ?? [])],
  colorPalette: some<ColourFamily>(colourChoices, answers, 'color-palette'),
  shapeWishes: some(shapeWishes, answers, 'shape-wishes'),
  shoppingTier: one(shoppingTiers, answers, 'shopping-tier'),
  appearance: {
    skinTone: one(skinTones, answers, 'skin-tone-question'),
    hairColor: one(hairColours, answers, 'hair-color-question'),
    eyeColor: one(eyeColours, answers, 'eye-color-question'),
  },
  assistanceOption: one(assistanceOptions, answers, 'assistance-question'),
})
