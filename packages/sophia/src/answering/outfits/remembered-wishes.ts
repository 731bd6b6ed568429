import { colourFamilies, type ColourFamily } from '../../vocabulary/product-categories.ts'
import { familyOfShade } from '../../catalogue/colour-families.ts'
import type { Brief } from '../../styling/brief.ts'
import type { ShapeWish, Vibe } from '../../questions/consultation.ts'
import { figures, type Figure, type Need, stuffs, type Stuff } from '../../vocabulary/needs-and-figures.ts'
import type { BodyWish, DressCode, FitWish, ReadVibe, Reading } from '../../vocabulary/reading-words.ts'

/** What Sophia keeps in mind of what she was told; it comes before what her profile says. */
export type Wishes = Pick<
  Brief,
  | 'avoids'
  | 'loves'
  | 'without'
  | 'shoes'
  | 'wishes'
  | 'figure'
  | 'needs'
  | 'vibe'
  | 'maxPerPieceCents'
  | 'maxPerOutfitCents'
  | 'currency'
>

/** The shop's colours for the colours that she named. */
export const familiesOf = (colours: readonly string[] = []) => [
  ...new Set(
    colours.flatMap((colour) => colourFamilies.find((one) => one === colour) ?? familyOfShade[colour] ?? []),
  ),
]

const shapeOfBody: Partial<Record<BodyWish, readonly ShapeWish[]>> = {
  modest: ['sleeves', 'long_hems'],
  hijab: ['sleeves', 'long_hems'],
  hide_arms: ['sleeves'],
  hide_legs: ['long_hems'],
  hide_belly: ['room'],
  hide_hips: ['room'],
  show_waist: ['waist'],
}
const shapeOfFit: Partial<Record<FitWish, ShapeWish>> = {
  sleeves: 'sleeves',
  long_hems: 'long_hems',
  loose: 'room',
  comfortable: 'room',
  waist: 'waist',
  fitted: 'waist',
}

const needOfBody: Partial<Record<BodyWish, Need>> = { wheelchair: 'seated', sensitive_skin: 'soft_skin' }

const vibeOfRead: Record<ReadVibe, Vibe> = {
  chic: 'chic',
  classic: 'chic',
  minimal: 'chic',
  parisian: 'chic',
  quiet_luxury: 'chic',
  preppy: 'chic',
  casual: 'casual',
  sporty: 'casual',
  bold: 'bold',
  creative: 'bold',
  sexy: 'bold',
  romantic: 'romantic',
  boho: 'romantic',
  cute: 'romantic',
  vintage: 'romantic',
  edgy: 'edgy',
}
const vibeOfCode: Partial<Record<DressCode, Vibe>> = {
  casual: 'casual',
  smart_casual: 'chic',
  business_formal: 'chic',
  business_casual: 'chic',
  cocktail: 'chic',
  black_tie: 'chic',
  white_tie: 'chic',
}

const each = <T>(list: readonly T[]) => [...new Set(list)]
const knownStuffs = (names: readonly string[] = []) =>
  stuffs.filter((stuff): stuff is Stuff => names.includes(stuff))

/** The wishes of a reading. What it does not say is missing. */
export function wishesOf(reading: Reading): Wishes {
  const {
    colours,
    pieces = [],
    materials,
    patterns,
    shoes,
    budget,
    body = [],
    fit = [],
    vibe,
    dressCode,
    change,
  } = reading
  const avoids = familiesOf(colours?.avoided)
  // 'The same in black' is about what lies there, not about all that comes.
  const loves = change?.act === 'in_colour' ? [] : familiesOf(colours?.wanted)
  const without = each([
    ...knownStuffs(materials?.avoided),
    ...knownStuffs(patterns?.avoided),
    ...pieces.flatMap(({ not, materials: of, patterns: with_ }) =>
      not ? knownStuffs([...(of ?? []), ...(with_ ?? [])]) : [],
    ),
  ])
  const shapes = each([
    ...body.flatMap((one) => shapeOfBody[one] ?? []),
    ...fit.flatMap((one) => shapeOfFit[one] ?? []),
  ])
  const figure = figures.filter((one): one is Figure => body.includes(one))
  const needed = each([
    ...body.flatMap((one) => needOfBody[one] ?? []),
    ...(fit.includes('high_neck') || body.includes('hijab') ? (['high_neck'] as const) : []),
  ])
  const [firstVibe] = vibe ?? []
  const tone = firstVibe ? vibeOfRead[firstVibe] : dressCode && vibeOfCode[dressCode]
  const most = budget?.most === undefined ? undefined : Math.round(budget.most * 100)
  return {
    ...(avoids.length > 0 && { avoids }),
    ...(loves.length > 0 && { loves }),
    ...(without.length > 0 && { without }),
    ...((shoes === 'flat' || shoes === 'low' || shoes === 'any') && { shoes }),
    ...(shapes.length > 0 && { wishes: shapes }),
    ...(figure.length > 0 && { figure }),
    ...(needed.length > 0 && { needs: needed }),
    ...(tone && { vibe: tone }),
    ...(most !== undefined &&
      (budget?.per === 'outfit' ? { maxPerOutfitCents: most } : { maxPerPieceCents: most })),
    ...(most !== undefined && budget?.currency && { currency: budget.currency }),
  }
}

const lists = ['avoids', 'loves', 'without', 'wishes', 'figure', 'needs'] as const

/** What is remembered after another sentence: lists grow, the rest is replaced; who loves a colour no longer avoids it. */
export function remember(known: Wishes, told: Wishes): Wishes {
  const grown = Object.fromEntries(
    lists.flatMap((name) => {
      const all = each<string>([...(known[name] ?? []), ...(told[name] ?? [])])
      return all.length > 0 ? [[name, all]] : []
    }),
  ) as Wishes
  const isBudget = told.maxPerPieceCents !== undefined || told.maxPerOutfitCents !== undefined
  const { maxPerPieceCents, maxPerOutfitCents, currency, ...others } = known
  const limits = isBudget
    ? {}
    : {
        ...(maxPerPieceCents !== undefined && { maxPerPieceCents }),
        ...(maxPerOutfitCents !== undefined && { maxPerOutfitCents }),
        ...(currency && { currency }),
      }
  const without = (from: readonly ColourFamily[] = [], taken: readonly ColourFamily[] = []) =>
    from.filter((one) => !taken.includes(one))
  const loves = without(grown.loves, told.avoids)
  const avoids = without(grown.avoids, told.loves)
  const { loves: _loves, avoids: _avoids, ...rest } = { ...others, ...limits, ...told, ...grown }
  return { ...rest, ...(loves.length > 0 && { loves }), ...(avoids.length > 0 && { avoids }) }
}

/** One thing that is remembered, which can be forgotten by itself. */
export type Remembered =
  | { what: 'avoids' | 'loves'; which: ColourFamily }
  | { what: 'without'; which: Stuff }
  | { what: 'wishes'; which: ShapeWish }
  | { what: 'figure'; which: Figure }
  | { what: 'needs'; which: Need }
  | { what: 'shoes'; which: 'flat' | 'low' }
  | { what: 'vibe'; which: Vibe }
  | { what: 'maxPerPieceCents' | 'maxPerOutfitCents'; which: number; currency: string | undefined }

/** Everything that is remembered, one by one. */
export function rememberedIn(known: Wishes): Remembered[] {
  const {
    avoids = [],
    loves = [],
    without = [],
    wishes = [],
    figure = [],
    needs: needed = [],
    shoes,
    vibe,
    currency,
  } = known
  const limits = (['maxPerPieceCents', 'maxPerOutfitCents'] as const).flatMap((what) => {
    const which = known[what]
    return which === undefined ? [] : [{ what, which, currency }]
  })
  return [
    ...avoids.map((which) => ({ what: 'avoids' as const, which })),
    ...without.map((which) => ({ what: 'without' as const, which })),
    ...loves.map((which) => ({ what: 'loves' as const, which })),
    ...wishes.map((which) => ({ what: 'wishes' as const, which })),
    ...figure.map((which) => ({ what: 'figure' as const, which })),
    ...needed.map((which) => ({ what: 'needs' as const, which })),
    ...(shoes && shoes !== 'any' ? [{ what: 'shoes' as const, which: shoes }] : []),
    ...(vibe ? [{ what: 'vibe' as const, which: vibe }] : []),
    ...limits,
  ]
}

/** What is left when she has one thing forgotten. */
export function forget(known: Wishes, { what, which }: Pick<Remembered, 'what' | 'which'>): Wishes {
  const { [what]: held, ...others } = known
  if (!Array.isArray(held)) return others
  const left = (held as readonly (string | number)[]).filter((one) => one !== which)
  return left.length > 0 ? { ...others, [what]: left } : others
}

/** What outlives a new beginning: what she can or will not wear, and what she can pay. */
export function lasting({ loves: _loves, vibe: _vibe, ...rest }: Wishes): Wishes {
  return rest
}
