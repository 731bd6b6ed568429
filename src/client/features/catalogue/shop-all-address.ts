import { useLocation, useNavigate } from 'react-router'
import { useIsPremium, usePlan } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { shopAllFilters, type ShopAllFilter } from '@cabine/sophia/vocabulary/product-categories.ts'

const key = 'shop'

/** The filter of Shop All, which opens over the dashboard; null when it is closed. */
export function shownFilter(search: string): ShopAllFilter | null {
  const value = new URLSearchParams(search).get(key)
  return shopAllFilters.find((filter) => filter === value) ?? (value === null ? null : 'all')
}

export const shopAllPath = (filter: ShopAllFilter = 'all') => `/dashboard?${key}=${filter}`

/** Opens Shop All, so that one step back closes it. */
export function useOpenShopAll() {
  const navigate = useNavigate()
  return () => void navigate(shopAllPath(), { preventScrollReset: true, state: { isShopOnTop: true } })
}

/** Changes the filter, or closes the modal. A change of filter adds no step to the history. */
export function useShopAll() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const options = { replace: true, preventScrollReset: true }
  return {
    filter: shownFilter(search),
    choose: (filter: ShopAllFilter) => void navigate(shopAllPath(filter), { ...options, state }),
    close: () => void (state?.isShopOnTop ? navigate(-1) : navigate('/dashboard', options)),
  }
}

/** 'See More' (spec 2.2.9, 2.6.5): opens Shop All for Luxe, and the upgrade for everybody else. */
export function useSeeMore() {
  const hasLuxe = usePlan() === 'premium'
  const isPremium = useIsPremium()
  const openShopAll = useOpenShopAll()
  return () => (hasLuxe || isPremium ? openShopAll() : openUpgrade('luxe'))
}
