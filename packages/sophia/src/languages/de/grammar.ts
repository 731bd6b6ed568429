import { isKind, isThing } from '../../sentence/deniable.ts'
import { means, isPersonOrPlain } from '../../sentence/items.ts'
import type { Grammar } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'de', colours: 'before', ...phrases }

const time = /^(?:tage?n?|abende?|nachte?|wege?|zeit|wochen?|jahre?|fahrt|stunden?|leben|rede|pause)$/

export const grammar: Grammar = {
  articles: 'apart',
  hasCapitalNouns: true,
  isOutdoneApart: true,
  // 'Gruen' is 'grün'; the 'ue' of 'blaue' and 'Quelle' is none.
  formsOf: (word) => {
    const short = word.replaceAll(/(?<![aeq])([aou])e/g, '$1')
    return short === word ? [word] : [word, short]
  },
  attribute: { ending: 'er', articles: /^(?:ein|kein|mein|dein|unser)$/ },
  // 'Lockere' is the plain form of 'locker'.
  comparative: /^(?!locker)(.{3,})ere[mnrs]?$/,
  relatives: /^(?:die|der|das|den)$/,
  // 'Ein langer Flug', 'lange hält': of time, and no hem.
  isOfTime: ({ units, items }, item) => {
    if (item.to - item.from > 1) return false
    if (!/^(?:lang|kurz)e[mnrs]?$/.test(units[item.from]?.text ?? '')) return false
    const next = items.find((one) => one.from === item.to)
    const isUnread = !next && units[item.to]?.kind === 'word'
    return (
      isUnread ||
      Boolean(next?.tags.some((tag) => /^(?:occasion|date|month):/.test(tag))) ||
      time.test(units[item.to]?.text ?? '')
    )
  },
  // 'Viel zu schwarz', 'mir zu rosa'; 'zu Schwarz' alone goes with it.
  isTooMuchOf: ({ units }, too, thing) =>
    means(too, 'grammar:too') &&
    too.to === thing.from &&
    isThing(thing) &&
    !isKind(thing) &&
    (too.to - too.from > 1 ||
      /^(?:mir|ist|alles|etwas|bisschen|so|arg)$/.test(units[too.from - 1]?.text ?? '')),
  // 'Da muss man sich ja schämen': no yes within a sentence.
  isParticle: ({ units }, item) =>
    item.to - item.from === 1 &&
    /^(?:ja|doch|eh|voll)$/.test(units[item.from]?.text ?? '') &&
    units[item.from - 1]?.kind === 'word',
  // 'Er kommt aus Australien zurück'.
  isReturn: ({ units }, back) =>
    back.to - back.from === 1 &&
    units.slice(0, back.from).some(({ text }) => /^(?:komm|fahr|flieg|reis|kehr|ruf)/.test(text)),
  // 'Für meine Oma zum 80.'
  isOrdinal: (before, behind) => before === 'zum' && behind === '.',
  // '50 Jahre Abitur', '20 Jahre verheiratet'.
  isLasting: ({ units, items }, { from, to }) => {
    if (!/^jahren?$/.test(units[from]?.text ?? '') || to - from > 1) return false
    if (/^(?:nach|seit|vor|in|alle)$/.test(units[from - 2]?.text ?? '')) return true
    const next = items.find((item) => item.from === to)
    const isSaidOf = items.some((item) => item.to === from - 1 && means(item, 'grammar:iAm'))
    const isSmall =
      next && (isPersonOrPlain(next) || means(next, 'grammar:and') || means(next, 'grammar:but'))
    return units[to]?.kind === 'word' && !isSaidOf && !isSmall
  },
}
