import type { ColourFamily } from '../../vocabulary/product-categories.ts'
import type { PieceChange } from '../../styling/outfit-questions.ts'
import { occasionOf, occasionOfCode } from './occasion-groups.ts'
import type { Heard } from '../../reading/heard.ts'
import type {
  ChangeAct,
  ReadOccasion,
  ReadQuestion,
  Reading,
  Social,
  WishedPiece,
} from '../../vocabulary/reading-words.ts'
import type { Line, NamedPiece } from './messages.ts'
import type { ChatWeather, Occasion, OutfitType } from './options.ts'
import { slotOfKind } from '../../vocabulary/categories.ts'
import { familiesOf, wishesOf, type Wishes } from './remembered-wishes.ts'

/** What she asks of the outfits on the screen. */
export type Act =
  | { do: 'more' | 'start_over' | 'any_price' | 'undo' | 'outfit' }
  | {
      do: 'change'
      change: PieceChange
      about?: string
      colour?: ColourFamily
      /** What shall come in its place. */
      named?: NamedPiece
    }
  | { do: 'add'; named: NamedPiece }
  | { do: 'remove' | 'keep'; about: string }
  /** One step warmer or cooler, for all of it. */
  | { do: 'weather'; isWarmer: boolean }

/** What a typed sentence says to this chat. */
export type OutfitsMeaning = {
  occasion?: Occasion
  /** The occasion as she named it. */
  fine?: ReadOccasion
  weather?: ChatWeather
  isWet?: boolean
  outfitType?: OutfitType
  wishes?: Wishes
  pieces?: readonly NamedPiece[]
  act?: Act
  /** The answer to a question or a greeting. */
  line?: Line
  heard?: Heard
}

const weatherOfSeason = { spring: 'mild', summer: 'warm', autumn: 'cool', winter: 'cool' } as const

function weatherOf({ weather, season }: Reading): ChatWeather | undefined {
  if (weather?.warmth) return weather.warmth === 'cold' ? 'cool' : weather.warmth
  if (weather?.snow || weather?.rain || weather?.wind) return 'cool'
  return season && weatherOfSeason[season]
}

function outfitTypeOf({ pieces = [], social }: Reading, random: number): OutfitType | undefined {
  const wants = (slots: readonly string[]) =>
    pieces.some((one) => !one.not && slots.includes(slotOfKind(one.kind) ?? ''))
  if (wants(['dress'])) return 'dresses'
  if (wants(['bottom', 'top']) || pieces.some(({ kind, not }) => kind === 'suit' && !not)) return 'top_bottom'
  if (pieces.some(({ kind, not }) => kind === 'dress' && not)) return 'top_bottom'
  if (social === 'surprise') return random < 0.5 ? 'dresses' : 'top_bottom'
  return undefined
}

const answers: Partial<Record<ReadQuestion, Line>> = {
  who_are_you: 'answer_who',
  are_you_human: 'answer_who',
  what_can_you_do: 'answer_help',
  how_try_on: 'answer_help',
  returns: 'answer_shop',
  delivery: 'answer_shop',
  who_sells: 'answer_shop',
  care: 'answer_shop',
  in_stock: 'answer_shop',
  paid_link: 'answer_paid_link',
  sizes: 'answer_sizes',
  privacy: 'answer_privacy',
  delete_data: 'answer_privacy',
  costs: 'answer_costs',
  forecast: 'answer_forecast',
  contact: 'answer_contact',
  why: 'answer_why',
}
const replies: Partial<Record<Social, Line>> = {
  hello: 'answer_help',
  thanks: 'answer_thanks',
  bye: 'answer_thanks',
  compliment: 'answer_thanks',
  complaint: 'answer_sorry',
}

function lineOf({ question, social, weather }: Reading): Line | undefined {
  if (weather?.forecast) return 'answer_forecast'
  return (question && answers[question]) ?? (social && replies[social])
}

/** The change of a piece that an act asks for. */
export const pieceChange: Partial<Record<ChangeAct, PieceChange>> = {
  other: 'something_else',
  other_colour: 'another_colour',
  in_colour: 'in_colour',
  cheaper: 'cheaper',
  dearer: 'dearer',
  warmer: 'warmer',
  cooler: 'cooler',
  longer: 'longer',
  shorter: 'shorter',
  looser: 'looser',
  tighter: 'tighter',
  dressier: 'dressier',
  plainer: 'plainer',
  bolder: 'bolder',
  quieter: 'quieter',
}

/** What she names to come in the place of a piece. */
function namedInPlaceOf(about: string, { pieces = [] }: Reading): NamedPiece | undefined {
  const piece = pieces.find(({ kind, not }) => !not && slotOfKind(kind) === slotOfKind(about))
  return piece && namedPiece(piece)
}

function actOf(reading: Reading): Act | undefined {
  const { change, budget, colours } = reading
  if (budget?.level === 'open') return { do: 'any_price' }
  if (!change) return undefined
  const { act, about } = change
  switch (act) {
    case 'more':
    case 'start_over':
    case 'undo':
    case 'outfit':
      return { do: act }
    case 'add':
      return about ? { do: act, named: namedPiece({ kind: about, ...change.as }) } : undefined
    case 'remove':
    case 'keep':
      return about ? { do: act, about } : undefined
    case 'other': {
      if (!about) return { do: 'more' }
      const named = namedInPlaceOf(about, reading)
      return { do: 'change', change: 'something_else', about, ...(named && { named }) }
    }
    case 'warmer':
    case 'cooler':
      if (!about) return { do: 'weather', isWarmer: act === 'warmer' }
      return { do: 'change', change: act, about }
    default: {
      const meant = pieceChange[act]
      const [colour] = familiesOf(colours?.wanted)
      // 'The same in black' names a colour; without one it is any other.
      const asked = act === 'in_colour' && !colour ? 'another_colour' : meant
      const named = about && colour ? namedPiece({ kind: about, colours: colours?.wanted }) : undefined
      return (
        asked && {
          do: 'change',
          change: asked,
          ...(about && { about }),
          ...(colour && { colour }),
          ...(named && { named }),
        }
      )
    }
  }
}

function namedPiece({
  kind,
  colours = [],
  materials = [],
  patterns = [],
  cuts = [],
  not,
}: Omit<WishedPiece, 'kind'> & { kind: string }): NamedPiece {
  const [colour] = familiesOf(colours)
  const traits = [...colours, ...materials, ...patterns, ...cuts]
  return {
    kind,
    ...(colour && { colour }),
    ...(traits.length > 0 && { traits }),
    ...(not && { not }),
  }
}

/** What a reading says to the chat; `random`, from 0 to 1, decides a surprise. */
export function outfitsMeaningOf(reading: Reading, random: number, heard?: Heard): OutfitsMeaning {
  const [fine] = reading.occasions ?? []
  const occasion = fine ? occasionOf(fine) : reading.dressCode && occasionOfCode[reading.dressCode]
  const weather = weatherOf(reading)
  const outfitType = outfitTypeOf(reading, random)
  const wishes = wishesOf(reading)
  const pieces = (reading.pieces ?? []).map(namedPiece)
  const act = actOf(reading)
  const line = lineOf(reading)
  return {
    ...(occasion && { occasion }),
    ...(fine && { fine }),
    ...(weather && { weather }),
    ...(reading.weather && { isWet: Boolean(reading.weather.rain ?? reading.weather.snow) }),
    ...(outfitType && { outfitType }),
    ...(Object.keys(wishes).length > 0 && { wishes }),
    ...(pieces.length > 0 && { pieces }),
    ...(act && { act }),
    ...(line && { line }),
    // Who asks a question, or greets, says nothing that has to be understood word by word.
    ...(heard && heard.unread.length > 0 && !line && { heard }),
  }
}
