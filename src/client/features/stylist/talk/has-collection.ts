import type { Talk } from '@cabine/sophia/answering/talk/talk.ts'

/** After the first recommendations of pieces the full collection can be opened. */
export const hasCollection = ({ script, pieces: { step, search } }: Talk) =>
  script === 'pieces' && step === 'recommendations' && search?.kind !== 'pieces'
