import { clamp } from '../../drapery/scalar.ts'

/** sRGB, 0 to 255, as linear light of 0 to 1 and back, by the usual power. */
export const toLinear = (value: number) => (value / 255) ** 2.2
export const toSrgb = (value: number) => 255 * clamp(value) ** (1 / 2.2)

export const luminanceOf = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b
