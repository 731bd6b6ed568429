import { Suspense, use } from 'react'
import { currentLanguage, type Language } from '#client/i18n/language.ts'
import { whenShown } from '#client/lib/when-idle.ts'
import { lexiconIn } from '@cabine/sophia/languages/load.ts'
import type { Named } from '@cabine/sophia/languages/plain-name.ts'

type Foreign = Exclude<Language, 'en'>
type Teller = (product: Named) => string | null

/** The words are some kilobytes, and what they say stands in the shop's words, too: they come after the first view. */
async function load(language: Foreign): Promise<Teller> {
  await whenShown()
  const [{ plainName }, lexicon] = await Promise.all([
    import('@cabine/sophia/languages/plain-name.ts'),
    lexiconIn(language),
  ])
  return (product) => plainName(product, lexicon)
}

const tellers = new Map<Foreign, Promise<Teller>>()

function tellerIn(language: Foreign): Promise<Teller> {
  // Without its words a card is whole, so a fault of the network is no fault of the page.
  const teller = tellers.get(language) ?? load(language).catch(() => () => null)
  tellers.set(language, teller)
  return teller
}

/** What a piece is, in the shopper's language, beside the name that its shop gives it; nothing in the shops' own. */
export function PlainName({ product }: { product: Named }) {
  const language = currentLanguage()
  if (language === 'en') return null
  return (
    <span className="block min-h-5 truncate text-sm leading-5 text-ink-soft">
      <Suspense fallback={null}>
        <Told product={product} language={language} />
      </Suspense>
    </span>
  )
}

const Told = ({ product, language }: { product: Named; language: Foreign }) =>
  use(tellerIn(language))(product)
