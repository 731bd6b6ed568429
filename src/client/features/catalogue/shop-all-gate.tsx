import { Suspense, use, useState } from 'react'
import { Lock } from 'lucide-react'
import { GateWords } from './gate-words.tsx'
import { readTopPicks, type ProductList } from './catalogue-calls.ts'
import { ProductPicture } from './product-picture.tsx'

const behind = 12

/** The closet seen through a curtain, and the way in. */
export function ShopAllGate() {
  const [picks] = useState(readTopPicks)
  return (
    <div className="relative -mx-6 -mb-8 grid min-h-[min(36rem,70dvh)] overflow-hidden sm:-mx-8">
      <Suspense>
        <Curtain picks={picks} />
      </Suspense>
      <div className="relative grid content-end justify-items-start gap-4 bg-linear-to-t from-raised from-45% via-raised/85 via-70% to-transparent px-6 pt-48 pb-8 sm:px-8 sm:pb-12">
        <Lock aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
        <GateWords />
      </div>
    </div>
  )
}

function Curtain({ picks }: { picks: ProductList }) {
  const products = use(picks) ?? []
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-0 grid scale-105 grid-cols-3 gap-3 blur-[6px] select-none sm:grid-cols-6 sm:gap-4"
    >
      {products.slice(0, behind).map((product) => (
        <ProductPicture key={product.id} product={product} alt="" sizes="20vw" />
      ))}
    </div>
  )
}
