import Lock from 'lucide-react/icons/lock'
import { LuxeGateText } from '../luxe-gate-text.tsx'
import { useServerState } from '#client/session/server-state.ts'
import { topPicks } from '../catalogue-calls.ts'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'

const behind = 15

/** A blurred glimpse of the shop, with the button that unlocks it. */
export function ShopAllGate() {
  return (
    <div className="relative -mx-6 -mb-8 grid min-h-[calc(100dvh-5rem)] content-end overflow-hidden bg-tint sm:-mx-8 sm:min-h-[38rem]">
      <Curtain />
      <div className="relative m-3 grid justify-items-start gap-4 rounded-lg bg-raised px-6 py-8 shadow-float sm:m-8 sm:max-w-lg sm:px-10 sm:py-10">
        <Lock aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
        <LuxeGateText />
      </div>
    </div>
  )
}

function Curtain() {
  const { data: products = [] } = useServerState(topPicks)
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-0 -mx-6 grid grid-cols-3 gap-2 blur-[5px] select-none sm:grid-cols-5 sm:gap-3"
    >
      {products.slice(0, behind).map((product) => (
        <ProductPicture key={product.id} product={product} alt="" sizes="20vw" />
      ))}
    </div>
  )
}
