import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { Part } from './failing-part.tsx'

const never = () => () => undefined

/** What the page that the build draws cannot know, because it is of her browser or her country: shown once the page stands. */
export function OnceHere({ children }: { children: ReactNode }) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    isHere && (
      <Part quiet>
        <Suspense>{children}</Suspense>
      </Part>
    )
  )
}
