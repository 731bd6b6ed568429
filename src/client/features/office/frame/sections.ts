import { laterPart } from '#client/lib/later-part.tsx'
import { type ComponentType } from 'react'
import type { Role } from '#shared/office/roles.ts'

export type SectionProps = { role: Role }

type OfficeSection = {
  /** Its name in the address. */
  name: string
  title: string
  /** The roles that see it; all where it is left out. */
  for?: readonly Role[]
  Component: ComponentType<SectionProps>
}

const support: readonly Role[] = ['support', 'owner']

/** In the order of the navigation. */
export const sections: readonly OfficeSection[] = [
  {
    name: 'home',
    title: 'Home',
    Component: laterPart(async () => (await import('../sections/home-section.tsx')).HomeSection),
  },
  {
    name: 'shop',
    title: 'Shop',
    Component: laterPart(async () => (await import('../sections/shop/shop-section.tsx')).ShopSection),
  },
  {
    name: 'preview',
    title: 'Preview',
    Component: laterPart(async () => (await import('../sections/shop/preview-section.tsx')).PreviewSection),
  },
  {
    name: 'search',
    title: 'Search',
    Component: laterPart(async () => (await import('../sections/search-section.tsx')).SearchSection),
  },
  {
    name: 'feeds',
    title: 'Feeds',
    Component: laterPart(async () => (await import('../sections/feeds-section.tsx')).FeedsSection),
  },
  {
    name: 'moderation',
    title: 'Moderation',
    Component: laterPart(async () => (await import('../sections/moderation-section.tsx')).ModerationSection),
  },
  {
    name: 'shoppers',
    title: 'Shoppers',
    for: support,
    Component: laterPart(async () => (await import('../sections/shoppers-section.tsx')).ShoppersSection),
  },
  {
    name: 'payments',
    title: 'Payments',
    for: support,
    Component: laterPart(async () => (await import('../sections/payments-section.tsx')).PaymentsSection),
  },
  {
    name: 'switches',
    title: 'Switches',
    Component: laterPart(async () => (await import('../sections/switches-section.tsx')).SwitchesSection),
  },
  {
    name: 'errors',
    title: 'Errors',
    Component: laterPart(async () => (await import('../sections/errors-section.tsx')).ErrorsSection),
  },
  {
    name: 'people',
    title: 'People',
    Component: laterPart(async () => (await import('../sections/staff-section.tsx')).StaffSection),
  },
  {
    name: 'log',
    title: 'Log',
    Component: laterPart(async () => (await import('../sections/log-section.tsx')).LogSection),
  },
]
