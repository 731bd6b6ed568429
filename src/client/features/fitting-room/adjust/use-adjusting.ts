import { useStore } from 'zustand'
import type { Adjuster, Adjusting } from './adjuster.ts'
import type { Told } from './way.ts'

export const useAdjusting = <Part>(adjuster: Adjuster, select: (state: Adjusting<Told>) => Part) =>
  useStore(adjuster.store, select)
