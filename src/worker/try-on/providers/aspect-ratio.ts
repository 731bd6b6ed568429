import type { Size } from './shrink-picture.ts'

/** What Google's editors offer. */
export const geminiRatios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9']

const valueOf = (ratio: string) => {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return across / down
}

/** Of the proportions that a model offers ('3:4'), those that are nearest to the picture's. */
export function nearestRatio({ width, height }: Size, offered: readonly string[]): string {
  const distance = (ratio: string) => Math.abs(Math.log(valueOf(ratio) / (width / height)))
  return offered.reduce((nearest, ratio) => (distance(ratio) < distance(nearest) ? ratio : nearest))
}
