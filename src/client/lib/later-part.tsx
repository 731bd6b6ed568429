import { lazy, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded later. Once the code is there the component renders at once: React's own
 * `lazy` would first show the fallback and then delay the component by 300 ms, to avoid flicker.
 */
export function laterPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | undefined
  const load = async () => (ready = await fetch())
  const Awaited = lazy(async () => ({ default: await load() }))

  function LaterPart(props: Props) {
    // Whichever was rendered first stays: replacing it would lose what was done in it.
    const [Drawn] = useState(() => ready ?? Awaited)
    return <Drawn {...props} />
  }
  return Object.assign(LaterPart, { load })
}
