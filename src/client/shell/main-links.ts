import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Shirt from 'lucide-react/icons/shirt'
import { HangerIcon } from '#client/ui/hanger-icon.tsx'

/** The main navigation: in the header, and on a small screen at its lower edge. */
export const mainLinks = [
  { to: '/dashboard', label: 'common.home', Icon: House },
  { to: '/fitting-room', label: 'common.fittingRoom', Icon: Shirt },
  { to: '/closet', label: 'common.closet', Icon: HangerIcon },
  { to: '/wishlist', label: 'common.wishlist', Icon: Heart },
] as const
