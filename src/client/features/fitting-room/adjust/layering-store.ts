import { create } from 'zustand'
import type { Layering } from '#client/engine/index.ts'

const key = 'layering'
const chosen = ['over', 'bare'] as const

/** How her looks are made in this tab, over what she wears or without it: the engine's choice until she has made one. */
export const useLayering = create<{ wish: Layering }>(() => ({ wish: remembered() }))

export const readLayering = () => useLayering.getState().wish

/** The next looks follow it. */
export function chooseLayering(wish: (typeof chosen)[number]) {
  useLayering.setState({ wish })
  try {
    sessionStorage.setItem(key, wish)
  } catch {
    // Without storage it holds until the page is left.
  }
}

function remembered(): Layering {
  try {
    return chosen.find((wish) => wish === sessionStorage.getItem(key)) ?? 'auto'
  } catch {
    return 'auto'
  }
}
