import { vibePictures } from '../vibe-pictures.ts'

const preset = (name: string) => `/samples/presets/${name}/640.webp`
const garment = (name: string) => `/samples/garments/${name}/640.webp`

const occasions: Record<string, string> = {
  work: preset('chalk-stripe'),
  date: preset('dinner-at-eight'),
  weekend: preset('off-duty-saturday'),
  event: preset('first-night'),
  travel: preset('platform-nine'),
  everyday: preset('weekend-denim'),
}

const departments: Record<string, string> = {
  women: garment('blush-wrap-dress'),
  men: garment('black-bomber-jacket'),
  unisex: garment('white-poplin-shirt'),
}

const pictures: Record<string, Record<string, string>> = {
  'department-selection': departments,
  'hardest-occasion-question': occasions,
  'style-inspiration': vibePictures,
}

/** The address of the picture for an option, from the sample shop. */
export const pictureOf = (step: string, option: string): string | undefined => pictures[step]?.[option]
