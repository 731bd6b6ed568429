import { useState } from 'react'
import Search from 'lucide-react/icons/search'
import { useNavigate } from 'react-router'
import { useIsPremium } from '#client/session/app-state.ts'
import { Chips } from '#client/ui/chips.tsx'
import { t } from '#client/i18n/messages.ts'
import { inputStyle } from '#client/ui/field.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { shopAllFilters, type ShopAllFilter } from '@cabine/sophia/vocabulary/product-categories.ts'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { fetchShopAll, firstOfShopAll, type Page } from '../catalogue-calls.ts'
import { PagedGrid } from '../paged-grid.tsx'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'
import { emptyQuery, searchPath } from '../search-query.ts'
import { useShopAll } from '../shop-all-address.ts'
import { ShopAllGate } from './shop-all-gate.tsx'

/** The whole shop for Luxe; the offer of Luxe for everybody else (spec 2.2.13). */
export function ShopAllModal() {
  const { filter, choose, close } = useShopAll()
  const isPremium = useIsPremium()
  // The choice shows at once, before the address has changed, and stays in sight while the dialog closes.
  const [shown, setShown] = useState<ShopAllFilter>(filter ?? 'all')
  const [former, setFormer] = useState(filter)
  if (filter !== former) {
    setFormer(filter)
    if (filter) setShown(filter)
  }
  function show(next: ShopAllFilter) {
    setShown(next)
    choose(next)
  }
  return (
    <Dialog open={filter !== null} onClose={close} title={t('shop-all.title')} size="lg">
      {isPremium ? <AllPieces filter={shown} onChoose={show} /> : <ShopAllGate />}
    </Dialog>
  )
}

function AllPieces({
  filter,
  onChoose,
}: {
  filter: ShopAllFilter
  onChoose: (filter: ShopAllFilter) => void
}) {
  return (
    <div className="grid gap-6 sm:min-h-[70dvh] sm:content-start">
      <SearchForm />
      <Chips
        legend={t('shop-all.filters')}
        hideLegend
        rail
        value={filter}
        onChange={onChoose}
        options={shopAllFilters.map((value) => ({ value, label: filterWord(value) }))}
      />
      <PieceList key={filter} filter={filter} />
    </div>
  )
}

const filterWord = (filter: ShopAllFilter) =>
  filter === 'all' ? t('shop-all.filter_all') : t(`catalogue.category_${filter}`)

/** Search is a page of its own. */
function SearchForm() {
  const navigate = useNavigate()
  return (
    <search>
      <form
        className="relative"
        action={(form) => {
          const q = form.get('q')
          void navigate(searchPath({ ...emptyQuery, q: typeof q === 'string' ? q : '' }))
        }}
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
          strokeWidth={1.5}
        />
        <input
          type="search"
          name="q"
          enterKeyHint="search"
          aria-label={t('shop-all.search')}
          placeholder={t('shop-all.search')}
          className={`${inputStyle} rounded-full! ps-12`}
        />
      </form>
    </search>
  )
}

const PieceList = ({ filter }: { filter: ShopAllFilter }) => (
  <Loaded state={firstOfShopAll(filter)} skeleton={<GridSkeleton count={8} />} failed={t('shop-all.failed')}>
    {(page) => <Pieces filter={filter} page={page} />}
  </Loaded>
)

function Pieces({ filter, page }: { filter: ShopAllFilter; page: Page }) {
  if (page.products.length === 0) {
    return <output className="block py-16 font-display text-display-sm">{t('shop-all.empty')}</output>
  }
  return <PagedGrid first={page} fetchNext={(after) => fetchShopAll(filter, after)} place="shop-all" />
}
