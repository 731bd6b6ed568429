import { create } from 'zustand'
import type { Layering } from '@cabine/engine'

const key = 'layering'
const chosen = ['over', 'bare'] as const

/** Whether looks are made over the clothes in the photo or without them, in this tab. 'auto' leaves it to the engine. */
export const useLayering = create<{ layering: Layering }>(() => ({ layering: remembered() }))

export const readLayering = () => useLayering.getState().layering

/** Remembers the choice for the next looks. */
export function chooseLayering(layering: (typeof chosen)[number]) {
  useLayering.setState({ layering })
  try {
    sessionStorage.setItem(key, layering)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

function remembered(): Layering {
  try {
    return chosen.find((one) => one === sessionStorage.getItem(key)) ?? 'auto'
  } catch {
    return 'auto'
  }
}
