import { useAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { useOpenShopAll } from '#client/features/catalogue/shop-all-address.ts'
import { RailMotif } from './motifs.tsx'
import { TileButton } from './tile.tsx'

export function ShopAllTile() {
  const isLuxe = useAppState()?.is_premium === true
  return (
    <TileButton
      label={t('dashboard.shopAll')}
      // What is Luxe's says so before it is opened.
      hint={t(isLuxe ? 'dashboard.shopAllHint' : 'dashboard.shopAllHintLuxe')}
      motif={<RailMotif />}
      onClick={useOpenShopAll()}
    />
  )
}
