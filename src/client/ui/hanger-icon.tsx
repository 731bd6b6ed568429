import type { ComponentProps } from 'react'

/** A coat hanger, drawn as the other icons are; their set has none. */
export const HangerIcon = (props: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d="M9.2 6.4a2.8 2.8 0 1 1 4.3 2.4c-.9.6-1.5 1.2-1.5 2.2L2.9 16.6A1.3 1.3 0 0 0 3.6 19h16.8a1.3 1.3 0 0 0 .7-2.4L12 11" />
  </svg>
)
