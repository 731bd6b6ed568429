import { useStore } from 'zustand'
import type { Adjuster, Adjusting } from './adjuster.ts'
import type { AccountData } from './way.ts'

export const useAdjusting = <Part>(adjuster: Adjuster, select: (state: Adjusting<AccountData>) => Part) =>
  useStore(adjuster.store, select)
