import type { ReactNode } from 'react'

/** Drawn with lines of the same weight, because they appear side by side. */
function Motif({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 72 56"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-14 w-18 sm:h-18 sm:w-23"
    >
      {children}
    </svg>
  )
}

export const HangerMotif = () => (
  <Motif>
    <path d="M36 22c0-4 5-5 5-9a5 5 0 0 0-10 0M36 22C34 26 12 36 6 42c-2 2-1 5 2 5h56c3 0 4-3 2-5-6-6-28-16-30-20" />
  </Motif>
)

export const FramesMotif = () => (
  <Motif>
    <path d="M26 12 44 8a2 2 0 0 1 2.4 1.5l8 33a2 2 0 0 1-1.5 2.4L36 49M6 10h26a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2Z" />
    <path d="M14.5 18 16 25c-.5 4-3 9-4.5 16h15c-1.5-7-4-12-4.5-16l1.5-7c-1.5 3-7.5 3-9 0Z" />
  </Motif>
)

export const RailMotif = () => (
  <Motif>
    <path d="M4 8h64M12 8v44M60 8v44M6 52h12M54 52h12" />
    <path d="M26 8v5l-6 5v22h12V18l-6-5M44 8v5l-5 4 2 9-4 16h14l-4-16 2-9-5-4" />
  </Motif>
)
