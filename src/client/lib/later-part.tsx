import { lazy, useState, type ComponentType } from 'react'

/**
 * A component whose code comes later. Once that is there it is drawn at once: React's own `lazy` would show what stands
 * in for it all the same, and then hold the component back for 300 ms, lest the change should flicker.
 */
export function laterPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | undefined
  const load = async () => (ready = await fetch())
  const Awaited = lazy(async () => ({ default: await load() }))

  function LaterPart(props: Props) {
    // What was drawn first stays: in the other's place it would forget what she has done in it.
    const [Drawn] = useState(() => ready ?? Awaited)
    return <Drawn {...props} />
  }
  return Object.assign(LaterPart, { load })
}
