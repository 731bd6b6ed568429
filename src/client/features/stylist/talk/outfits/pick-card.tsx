import ExternalLink from 'lucide-react/icons/external-link'
import Shirt from 'lucide-react/icons/shirt'
import { useFirstName } from '#client/session/app-state.ts'
import { PaidLink } from '#client/ui/product/paid-link.tsx'
import { ProductLink } from '#client/features/catalogue/product-link.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import { isTryable } from '#client/ui/product/try-on-link.tsx'
import { SaveButton } from '#client/features/wishlist/save-button.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { PictureButton } from '#client/ui/picture-button.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { PickPlace, PressedChange } from '@cabine/sophia/answering/outfits/messages.ts'
import { useTalkState } from '../talk-store.ts'
import type { Grounds } from '@cabine/sophia/answering/wanted/answer.ts'
import { GroundsLine } from '../grounds-line.tsx'
import { askChange } from './outfit-turns.ts'
import { lineText, type SophiaMessage } from './outfit-talk-words.ts'

type Props = { product: Product; at: PickPlace; grounds?: Grounds | undefined; onTryOn: () => void }

const isSamePlace = (one: PickPlace | null | undefined, other: PickPlace) =>
  one?.message === other.message && one.item === other.item

/** A picked piece: its picture with heart and try-on, its name and price, the link to its shop, and chips to change it. */
export function PickCard({ product, at, grounds, onTryOn }: Props) {
  const { changing } = useTalkState()
  const { brand, name } = product
  const isChanging = isSamePlace(changing, at)
  return (
    <article aria-busy={isChanging} className="grid min-w-0 grid-cols-1 content-start">
      <div className={cx('relative', isChanging && 'animate-pulse-soft')}>
        <ProductPicture product={product} alt="" sizes="(width < 40rem) 44vw, 15rem" />
        <div className="absolute end-1.5 top-1.5">
          <SaveButton product={product} place="chat" />
        </div>
        {isTryable(product) && <TryOnButton product={product} onTryOn={onTryOn} />}
      </div>
      <h3 className="mt-3 min-w-0 font-normal">
        <ProductLink product={product} className="block decoration-edge underline-offset-4 hover:underline">
          {brand && <span className="block truncate text-sm text-ink-soft">{brand}</span>}
          <span className="line-clamp-2">
            <ShopText>{name}</ShopText>
          </span>
        </ProductLink>
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <ProductPrice product={product} />
        <Shop product={product} />
      </div>
      <GroundsLine grounds={grounds} />
      <div className="mt-2 flex flex-wrap gap-1.5">
        <ChangeChip change="another_colour" product={product} at={at} />
        <ChangeChip change="cheaper" product={product} at={at} />
      </div>
      <Note product={product} at={at} />
    </article>
  )
}

function TryOnButton({ product, onTryOn }: Pick<Props, 'product' | 'onTryOn'>) {
  return (
    <div className="absolute end-1.5 bottom-1.5">
      <PictureButton
        label={t('catalogue.tryItOn') + t('catalogue.tryItOnNamed', { name: product.name })}
        icon={<Shirt aria-hidden className="size-5" strokeWidth={1.5} />}
        onClick={onTryOn}
      />
    </div>
  )
}

function Shop({ product }: Pick<Props, 'product'>) {
  if (product.availability === 'gone') return null
  return (
    <PaidLink
      href={product.product_url}
      piece={product}
      productId={product.id}
      place="chat"
      className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-1.5"
      noteClassName="text-ink-soft"
    >
      <span className="link inline-flex items-center gap-1">
        {t('sophia.shop')}
        <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
      </span>
    </PaidLink>
  )
}

type ChangeProps = Pick<Props, 'product' | 'at'> & { change: PressedChange }

function ChangeChip({ change, product, at }: ChangeProps) {
  const { hiddenFrom } = useTalkState()
  return (
    <button
      type="button"
      // Not disabled while Sophia is typing: a disabled button loses the keyboard focus.
      aria-disabled={hiddenFrom !== null || undefined}
      onClick={() => void askChange(at, change)}
      className="inline-flex min-h-9 items-center rounded-full border border-edge px-3 text-sm max-sm:px-2.5 transition-colors duration-(--duration-quick) hover:border-ink hover:bg-tint aria-disabled:opacity-55 pointer-coarse:min-h-11"
    >
      {/* On a phone the two stand in one row. */}
      <span className="max-sm:sr-only">{t(`sophia.${change}`)}</span>
      <span aria-hidden className="sm:hidden">
        {t(`sophia.short_${change}`)}
      </span>
      <span className="sr-only">{t('sophia.changeNamed', { name: product.name })}</span>
    </button>
  )
}

/** What Sophia last said about this piece, shown below it as well as in the chat; of one that is gone again she says nothing. */
function Note({ product, at }: Pick<Props, 'product' | 'at'>) {
  const { talk, hiddenFrom } = useTalkState()
  const name = useFirstName()
  const said = talk.outfits.messages
    .slice(0, hiddenFrom ?? undefined)
    .findLast((one): one is SophiaMessage => one.from === 'sophia' && isSamePlace(one.at, at))
  if (said?.about !== product.name) return null
  return <p className="mt-2 animate-rise text-sm text-ink-soft">{lineText(said, name)}</p>
}
