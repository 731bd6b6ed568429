import sharp from 'sharp'
import { pictureOf, type Annotation, type Place } from './annotations.ts'
import { points as names } from '@cabine/engine/models/garment-labels.ts'
import { countOf, fillPolygons, gridFor, overlap, subtract } from './masks.ts'
import type { Answer } from './product.ts'

/** How an answer about one picture is marked. */
export type Marks = {
  file: string
  /** The chance that a random guess among the accepted categories is right: 1 where only the right one is accepted. */
  category: number
  /** A garment that nobody wears and that was recognised as such. */
  worn: boolean
  length?: boolean
  /** Of the points that can be seen: how many were given, and their mean distance over the garment's diagonal. */
  seen: number
  given: number
  error?: number
  errors: Partial<Record<string, number>>
  garment?: number
  inside?: number
  sleeve?: number
  hanger?: number
  /** Inside of a back where none is annotated, over the garment. */
  falseInside?: number
  refusal?: string
  chances?: Record<string, number>
}

export async function mark(annotation: Annotation, answer: Answer): Promise<Marks> {
  const { width, height } = await sharp(pictureOf(annotation)).metadata()
  const size = gridFor({ width, height })
  const { garment: outline, gap, sleeve, inside, hanger } = annotation.parts
  const marks: Marks = {
    file: annotation.file,
    category: answer.categories.includes(annotation.category) ? 1 / answer.categories.length : 0,
    worn: answer.worn === annotation.worn,
    seen: 0,
    given: 0,
    errors: {},
    refusal: answer.refusal,
    chances: answer.chances,
  }
  if (annotation.length && answer.length) marks.length = answer.length === annotation.length
  if (!outline) return marks
  const diagonal = diagonalOf(outline[0], width, height)
  let sum = 0
  for (const name of names) {
    const wanted = annotation.points[name]
    if (!wanted) continue
    marks.seen++
    const given = answer.points[name]
    if (!given) continue
    const away = Math.hypot((given[0] - wanted[0]) * width, (given[1] - wanted[1]) * height) / diagonal
    marks.errors[name] = away
    marks.given++
    sum += away
  }
  if (marks.given) marks.error = sum / marks.given
  if (!answer.garment) return marks
  const whole = subtract(fillPolygons(outline, size), fillPolygons(gap, size))
  marks.garment = overlap(answer.garment, whole)
  if (sleeve && answer.sleeve) marks.sleeve = overlap(answer.sleeve, fillPolygons(sleeve, size))
  if (hanger && answer.hanger) marks.hanger = overlap(answer.hanger, fillPolygons(hanger, size))
  if (inside && answer.inside) marks.inside = overlap(answer.inside, fillPolygons(inside, size))
  if (!inside && answer.inside) marks.falseInside = countOf(answer.inside) / Math.max(1, countOf(whole))
  return marks
}

function diagonalOf(outline: Place[], width: number, height: number) {
  const xs = outline.map(([x]) => x * width)
  const ys = outline.map(([, y]) => y * height)
  return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

const mean = (values: (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  return known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined
}

/** The table's rows, one number each. */
export function summarise(annotations: Annotation[], list: Marks[]) {
  const of = (test: (annotation: Annotation) => boolean) => list.filter((_, i) => test(annotations[i]))
  const laid = of(({ category, worn }) => category !== 'none' && !worn)
  return {
    pictures: list.length,
    category: mean(list.map(({ category }) => category)),
    categoryOfGarments: mean(of(({ category }) => category !== 'none').map(({ category }) => category)),
    noneSeen: mean(of(({ category }) => category === 'none').map(({ category }) => category)),
    worn: mean(list.map(({ worn }) => Number(worn))),
    wornFound: mean(of(({ worn, category }) => worn && category !== 'none').map(({ worn }) => Number(worn))),
    wornFalsely: mean(of(({ worn }) => !worn).map(({ worn }) => 1 - Number(worn))),
    length: mean(list.map(({ length }) => (length === undefined ? undefined : Number(length)))),
    refused: laid.filter(({ refusal }) => refusal).length,
    laid: laid.length,
    pointsGiven: mean(laid.map(({ seen, given }) => (seen ? given / seen : undefined))),
    pointError: mean(laid.map(({ error }) => error)),
    garment: mean(laid.map(({ garment }) => garment)),
    sleeve: mean(laid.map(({ sleeve }) => sleeve)),
    inside: mean(laid.map(({ inside }) => inside)),
    falseInside: mean(laid.map(({ falseInside }) => falseInside)),
    hanger: mean(laid.map(({ hanger }) => hanger)),
  }
}
