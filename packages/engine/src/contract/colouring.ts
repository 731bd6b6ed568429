/** What a photo suggests of somebody's colouring, and what she may say of it herself. */
export const skinTones = ['porcelain', 'fair', 'medium', 'olive', 'tan', 'brown', 'deep'] as const
export const hairColours = ['black', 'dark_brown', 'brown', 'red', 'blonde', 'grey', 'colourful'] as const
export const eyeColours = ['brown', 'hazel', 'green', 'blue', 'grey'] as const

export type SkinTone = (typeof skinTones)[number]
export type HairColour = (typeof hairColours)[number]
export type EyeColour = (typeof eyeColours)[number]
