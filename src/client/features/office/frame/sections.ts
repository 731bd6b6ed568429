import { lazy, type ComponentType } from 'react'
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

/** In the order of the navigation. */
export const sections: readonly OfficeSection[] = [
  {
    name: 'people',
    title: 'People',
    Component: lazy(async () => ({ default: (await import('../staff/staff-section.tsx')).StaffSection })),
  },
  {
    name: 'log',
    title: 'Log',
    Component: lazy(async () => ({ default: (await import('../log/log-section.tsx')).LogSection })),
  },
]
