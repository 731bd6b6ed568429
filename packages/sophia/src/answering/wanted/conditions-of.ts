import type { Concept } from '../../vocabulary/concepts.ts'
import { cuts, patterns, materials } from '../../vocabulary/concept-groups.ts'
import { categoryOfConcept, slotOfKind, type Slot } from '../../vocabulary/categories.ts'
import { figures, type Figure } from '../../vocabulary/needs-and-figures.ts'
import type { ShapeWish } from '../../questions/consultation.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import { keyOf, type Condition } from './conditions.ts'
import type { SaidByNow } from './said.ts'

const placeOfKind = (kind: Concept): Slot | 'home' | null =>
  slotOfKind(kind) ?? (kind === 'home' || categoryOfConcept(kind)?.told === 'home' ? 'home' : null)

/** How a cut that she names is told of a piece. */
const ofCut: Partial<Record<Concept, Condition>> = {
  mini: { of: 'hem', most: 'knee' },
  midi: { of: 'hem', least: 'knee', most: 'midi' },
  maxi: { of: 'hem', least: 'midi' },
  'long sleeve': { of: 'sleeves', least: 'long' },
  sleeveless: { of: 'bare' },
  strapless: { of: 'bare' },
  'v neck': { of: 'neck', which: 'open' },
  oversized: { of: 'fit', which: 'loose' },
  slim: { of: 'fit', which: 'fitted' },
  fitted: { of: 'fit', which: 'fitted' },
}

/** Cuts that say nothing of which piece it is. */
const isTold = (cut: Concept) => cuts.has(cut) && cut !== 'short sleeve'

/** What a piece that she named shall be. */
export function conditionsOfPiece(piece: WishedPiece): Condition[] {
  const slot = placeOfKind(piece.kind)
  return [
    ...(slot ? [{ of: 'kind' as const, which: piece.kind, slot }] : []),
    ...(piece.colours ?? []).slice(0, 1).map((which) => ({ of: 'colour' as const, which })),
    ...(piece.materials ?? []).map((which) => ({ of: 'material' as const, which })),
    ...(piece.patterns ?? []).map((which) => ({ of: 'pattern' as const, which })),
    // Trousers are long unless they are called short.
    ...(piece.cuts ?? [])
      .filter(isTold)
      .flatMap((cut): Condition[] =>
        cut === 'maxi' && (slot === 'bottom' || slot === 'outer')
          ? []
          : [ofCut[cut] ?? { of: 'cut', which: cut }],
      ),
  ]
}

const isFigure = (name: string): name is Figure => figures.some((one) => one === name)

/** What is understood where she is, and on such a day. */
export type Custom = { currency?: string | undefined; wishes?: readonly ShapeWish[] | undefined }

const isOfAllTogether = ({ budget, isGift }: SaidByNow) => budget?.per === 'outfit' || isGift === true

/** What every piece shall be, by what she said of herself, the day and her money. */
export function conditionsOfAll(said: SaidByNow, { currency: ofRegion, wishes = [] }: Custom): Condition[] {
  const {
    body = [],
    fit = [],
    colours,
    materials: stuff,
    patterns: prints,
    budget,
    shoes,
    weather,
    occasions,
  } = said
  const isCovered = wishes.includes('sleeves')
  const isModest = body.includes('modest') || body.includes('hijab')
  const currency = budget?.currency ?? ofRegion
  const money = (of: 'most' | 'least', sum: number): Condition => ({
    of,
    cents: Math.round(sum * 100),
    ...(currency && { currency }),
  })
  const line = body.filter(isFigure).filter((one) => one !== 'nursing' || !body.includes('maternity'))
  const all: Condition[] = [
    ...(line.length > 0 ? [{ of: 'figure' as const, which: line }] : []),
    ...(said.for === 'men' || said.for === 'kids' ? [{ of: 'wearer' as const, which: said.for }] : []),
    ...(colours?.wanted ?? []).slice(0, 1).map((which) => ({ of: 'colour' as const, which })),
    ...(colours?.avoided ?? []).map((which) => ({ of: 'not_colour' as const, which })),
    ...(stuff?.wanted ?? []).map((which) => ({ of: 'material' as const, which })),
    ...(stuff?.avoided ?? []).map((which) => ({ of: 'not_material' as const, which })),
    ...(prints?.avoided ?? []).map((which) => ({ of: 'not_pattern' as const, which })),
    ...(isModest
      ? [
          { of: 'sleeves' as const, least: 'long' as const },
          { of: 'neck' as const, which: body.includes('hijab') ? ('high' as const) : ('closed' as const) },
          { of: 'hem' as const, least: 'midi' as const },
          { of: 'opaque' as const },
        ]
      : [
          ...(body.includes('hide_arms') || said.isToElbow
            ? [{ of: 'sleeves' as const, least: 'elbow' as const }]
            : fit.includes('sleeves') || isCovered
              ? [{ of: 'sleeves' as const, least: 'short' as const }]
              : []),
          ...(fit.includes('high_neck') ? [{ of: 'neck' as const, which: 'closed' as const }] : []),
          ...(body.includes('hide_legs') || fit.includes('long_hems')
            ? [{ of: 'hem' as const, least: 'midi' as const }]
            : wishes.includes('long_hems')
              ? [{ of: 'hem' as const, least: 'knee' as const }]
              : fit.includes('short_hems')
                ? [{ of: 'hem' as const, most: 'midi' as const }]
                : []),
        ]),
    ...(fit.includes('loose') || fit.includes('comfortable')
      ? [{ of: 'fit' as const, which: 'not_tight' as const }]
      : []),
    ...(fit.includes('fitted') ? [{ of: 'fit' as const, which: 'fitted' as const }] : []),
    // Two tops for ten thousand together are one for five.
    ...(budget?.most === undefined
      ? []
      : [money('most', said.count && isOfAllTogether(said) ? budget.most / said.count : budget.most)]),
    ...(budget?.least !== undefined ? [money('least', budget.least)] : []),
    ...(said.heelCm !== undefined
      ? [{ of: 'heel' as const, mostCm: said.heelCm }]
      : shoes && shoes !== 'any'
        ? [{ of: 'heel' as const, which: shoes }]
        : fit.includes('comfortable')
          ? [{ of: 'heel' as const, which: 'low' as const }]
          : []),
    ...(said.size ? [{ of: 'size' as const, which: said.size }] : []),
    ...(occasions ?? []).slice(0, 1).map((which) => ({ of: 'occasion' as const, which })),
    ...(weather?.warmth ? [{ of: 'weather' as const, which: weather.warmth }] : []),
    ...(weather?.rain || weather?.snow ? [{ of: 'rain' as const }] : []),
    ...(said.pieces ?? [])
      .filter(({ not }) => not)
      .flatMap(({ patterns: of = [], materials: made = [] }): Condition[] => [
        ...of.map((which) => ({ of: 'not_pattern' as const, which })),
        ...made.map((which) => ({ of: 'not_material' as const, which })),
      ]),
    ...(said.details?.wanted ?? []).map((which) => ({ of: 'detail' as const, which })),
    ...(said.details?.avoided ?? []).map((which) => ({ of: 'not_detail' as const, which })),
    ...(said.isWashable ? [{ of: 'washable' as const }] : []),
    ...(said.isOpaque && !isModest ? [{ of: 'opaque' as const }] : []),
  ]
  return all
}

const isOfGroup = (which: string) => patterns.has(which) || materials.has(which)

/** All of it for one piece: what is said of the piece itself comes before what is said of all. */
export function conditionsOf(
  said: SaidByNow,
  piece: WishedPiece | undefined,
  custom: Custom = {},
): Condition[] {
  const own = piece ? conditionsOfPiece(piece) : []
  const all = conditionsOfAll(said, custom)
  const isSaid = (of: Condition['of']) => own.some((one) => one.of === of)
  const isShoes = piece && slotOfKind(piece.kind) === 'shoes'
  const isKept = (one: Condition) => !said.dropped?.includes(keyOf(one))
  return [
    ...own,
    ...all.filter(
      (one) =>
        !isSaid(one.of) &&
        // Who wants no bare arms and a tank top has said what she wants last.
        !(one.of === 'sleeves' && isSaid('bare')) &&
        !(one.of === 'heel' && piece && !isShoes) &&
        // A dress size is no size of shoes.
        !(one.of === 'size' && piece && isShoes !== (said.sizeOf === 'shoes')) &&
        !(one.of === 'material' && isOfGroup(one.which) && isSaid('material')),
    ),
  ].filter(isKept)
}
