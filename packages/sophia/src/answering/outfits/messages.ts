import type { Grounds } from '../wanted/answer.ts'
import type { Condition } from '../wanted/conditions.ts'
import type { Feeling } from '../../vocabulary/besides-words.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import type { Concept } from '../../vocabulary/concepts.ts'
import type { ColourFamily } from '../../vocabulary/product-categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { Palette } from '../../styling/colour-harmony.ts'
import type { Need } from '../../vocabulary/needs-and-figures.ts'
import type { pressedChanges, PieceChange } from '../../styling/outfit-questions.ts'
import type { ReadOccasion } from '../../vocabulary/reading-words.ts'
import type { Wishes } from './remembered-wishes.ts'
import type { ChatWeather, Occasion, Option, OutfitType } from './options.ts'

/** A line of Sophia's as a code: the language files have the words. */
export type Line =
  | 'greeting'
  | 'ask_occasion'
  | 'ask_weather'
  | 'ask_outfit_type'
  /** A question that what she said did not answer. */
  | 'still_occasion'
  | 'still_weather'
  | 'still_outfit_type'
  | 'again_occasion'
  | 'again_weather'
  | 'again_outfit_type'
  | 'start_over'
  /** Of conversations that were kept before. */
  | 'restart'
  | 'picks'
  | 'more_picks'
  /** An outfit around a piece of the search for single pieces. */
  | 'laid_out'
  | 'all_shown'
  | 'trouble_finding'
  | 'held_back'
  | 'trouble_curating'
  | 'trouble'
  | 'changed_another_colour'
  | 'changed_cheaper'
  | 'nothing_another_colour'
  | 'nothing_cheaper'
  | 'changed'
  /** As she named it, though it is not for this day, or does not go with the rest. */
  | 'as_named'
  /** Nothing is all that she named, and this misses least of it. */
  | 'nearest'
  | 'nothing_like_that'
  | 'change_failed'
  | 'removed'
  | 'added'
  | 'nothing_to_add'
  | 'not_there'
  | 'last_piece'
  | 'kept'
  | 'undone'
  | 'nothing_to_undo'
  | 'forgotten'
  | 'unread'
  | 'untold'
  | 'unread_only'
  | 'again_complete'
  | 'ask_start_over'
  | 'noted'
  | 'answer_who'
  | 'answer_shop'
  | 'answer_paid_link'
  | 'answer_sizes'
  | 'answer_privacy'
  | 'answer_costs'
  | 'answer_thanks'
  | 'answer_sorry'
  | 'answer_help'
  | 'answer_forecast'
  | 'answer_contact'
  | 'answer_why'
  | `feels_${Feeling}`

/** A change that a button of a piece asks for. */
export type PressedChange = (typeof pressedChanges)[number]

/** The position of a piece: the message and the place in it. */
export type PickPlace = { message: number; item: number }

/** What the shopper said: an option, typed words, or a question about a piece. */
export type Said =
  | { option: Option }
  | { typed: string }
  | { change: PressedChange; name: string; at: PickPlace }

/** How far the search was relaxed to find anything. */
export type Easing =
  /** Shoes or a bag for a neighbouring occasion. */
  | 'occasion'
  /** Some wishes of her profile were dropped. */
  | 'wishes'
  /** The pieces form no outfit, because the missing ones exceed her budget. */
  | 'budget'
  /** Each piece fits, but they form no outfit. */
  | 'together'

export type Asked = {
  occasion: Occasion
  weather: ChatWeather
  outfitType: OutfitType
  /** The occasion as she named it. */
  fine?: ReadOccasion
  /** It rains or snows. */
  isWet?: boolean
}

/** A piece as she named it. */
export type NamedPiece = {
  kind: string
  colour?: ColourFamily
  /** Its colours, materials, patterns and cuts, as she named them. */
  traits?: readonly Concept[]
  not?: true
}

/** Something that has to be looked for to change the outfits on the screen. */
export type Wanted =
  | {
      for: 'change'
      change: PieceChange
      at: readonly PickPlace[]
      colour?: ColourFamily
      /** What shall come in its place. */
      named?: NamedPiece
    }
  | { for: 'add'; message: number; named: NamedPiece }

/** What is told of an outfit, before it is asked for. */
export type Carried = Pick<Asked, 'fine' | 'isWet'> & Partial<Pick<Asked, 'occasion' | 'weather'>>

/** What accompanies the pieces of a message. */
export type PickSet = {
  asked: Asked
  /** Which pieces are worn together, by position; empty when they form no outfit. */
  looks: readonly (readonly number[])[]
  /** The palette of the first look; null once a piece of it was changed. */
  palette: Palette | null
  eased: Easing | null
  /** What of her wishes had to be let go of, and what she has that the outfit goes with. */
  relaxed?: readonly Condition[]
  own?: readonly WishedPiece[]
  conditions?: readonly Condition[]
  grounds?: Readonly<Record<string, Grounds>>
  /** The needs of hers that every piece keeps to. */
  minded?: readonly Need[]
}

export type Message =
  | {
      from: 'sophia'
      text: Line
      /** The name and position of the piece that the line is about. */
      about?: string
      at?: PickPlace
      /** What of her wishes that piece misses. */
      missed?: readonly Condition[]
      /** What was understood of a sentence, and what was not, in her own words. */
      heard?: { read: readonly string[]; unread: readonly string[] }
      /** What is newly remembered. */
      noted?: Wishes
      items?: readonly Product[]
      set?: PickSet
      /** The outfit as it is after what she typed has been done. */
      look?: readonly Product[]
    }
  | { from: 'user'; text: Said }
