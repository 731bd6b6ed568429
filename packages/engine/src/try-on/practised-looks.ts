import type { UnderstoodPhoto } from '../body/body.ts'
import { rehearse } from './rehearsal.ts'
import { loadCuts } from '../cloth/picture-cut/load-cuts.ts'

type Checked = Required<Pick<UnderstoodPhoto, 'check' | 'body'>>

/** Whether a look was made already, if only for practice; and until then the photo that was checked last. */
let isWarm = false
let unrehearsed: Checked | undefined

export const isPractised = () => isWarm

export function notePractice() {
  isWarm = true
}

export function rehearseLater(photo: Checked) {
  if (!isWarm) unrehearsed = photo
}

export async function rehearseOnce(isIdle: () => Promise<boolean>) {
  if (!unrehearsed) return
  const { check, body } = unrehearsed
  unrehearsed = undefined
  if (isWarm) return
  isWarm = true
  try {
    await rehearse(check, body(), await loadCuts(), isIdle)
  } catch {
    // Nobody asked for it, so nobody is told what it could not do.
  }
}
