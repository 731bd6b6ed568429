import type { Product } from '../../product.ts'
import type { Palette } from '../colours.ts'
import type { ChatWeather, Occasion, Option, OutfitType } from './options.ts'

/** What Sophia says, as codes: the language files have the words. */
export type Line =
  | 'greeting'
  | 'ask_occasion'
  | 'ask_weather'
  | 'ask_outfit_type'
  | 'again_occasion'
  | 'again_weather'
  | 'again_outfit_type'
  | 'start_over'
  | 'restart'
  | 'picks'
  | 'more_picks'
  | 'all_shown'
  | 'trouble_finding'
  | 'held_back'
  | 'trouble_curating'
  | 'trouble'
  | 'changed_another_colour'
  | 'changed_cheaper'
  | 'nothing_another_colour'
  | 'nothing_cheaper'
  | 'change_failed'

export type PieceChange = 'another_colour' | 'cheaper'

/** Where a piece lies: in which message, at which place. */
export type PickPlace = { message: number; item: number }

/** What the shopper said: an option, her own words, or what she asks of a piece. */
export type Said =
  | { option: Option }
  | { typed: string }
  | { change: PieceChange; name: string; at: PickPlace }

/** How far Sophia went to find something at all. */
export type Easing =
  /** Shoes or a bag for a neighbouring occasion. */
  | 'occasion'
  /** Not all that her profile asks for. */
  | 'wishes'
  /** They are no outfit, since what is missing costs more than she wants to pay. */
  | 'budget'
  /** Each piece is right; they are no outfit. */
  | 'together'

export type Asked = { occasion: Occasion; weather: ChatWeather; outfitType: OutfitType }

/** What goes with a message's pieces. */
export type PickSet = {
  asked: Asked
  /** Which of the pieces are worn together, by their places; none when they are no outfit. */
  looks: readonly (readonly number[])[]
  /** Of the first look; null once a piece of it has been changed. */
  palette: Palette | null
  eased: Easing | null
}

export type Message =
  | {
      from: 'sophia'
      text: Line
      /** The name of the piece that she speaks of, and where it lies. */
      about?: string
      at?: PickPlace
      items?: readonly Product[]
      set?: PickSet
    }
  | { from: 'user'; text: Said }
