/** What a test proves of a photographer's fault: a row of the table that `npm run cabine -- providers faults` prints. */
export type Proof = { photographer: string; fault: string; saw: string; credit: string }

declare module 'vitest' {
  interface TaskMeta {
    proof?: Proof
  }
}
