import { t } from '#client/i18n/messages.ts'
import { useOpenShopAll } from '#client/features/catalogue/shop-all-address.ts'
import { RailMotif } from './motifs.tsx'
import { TileButton } from './tile.tsx'

export const ShopAllTile = () => (
  <TileButton
    label={t('dashboard.shopAll')}
    hint={t('dashboard.shopAllHint')}
    motif={<RailMotif />}
    onClick={useOpenShopAll()}
  />
)
