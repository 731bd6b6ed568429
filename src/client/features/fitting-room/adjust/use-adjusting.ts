import { useStore } from 'zustand'
import type { Adjuster, Adjusting } from './adjuster.ts'
import type { LookReport } from './look-settings.ts'

export const useAdjusting = <Part>(adjuster: Adjuster, select: (state: Adjusting<LookReport>) => Part) =>
  useStore(adjuster.store, select)
