import { shownLook, toldOf } from '../try-on/render-on-device.ts'
import { createAdjuster } from '../adjust/adjuster.ts'
import { failureHere } from './failure-here.ts'
import { readVisit, showWornOtherwise, useVisit, type VisitLook } from './visit-store.ts'

/** The visitor's hands on her look. */
export const visitAdjuster = createAdjuster<VisitLook>({
  finish: (rendered, { piece }) => ({
    ...shownLook(rendered),
    blob: rendered.picture,
    ...toldOf(rendered),
    piece,
  }),
  show(look) {
    if (readVisit().look === null) return false
    showWornOtherwise(look)
    return true
  },
  refuse: (error) => useVisit.setState({ failure: failureHere(error) }),
})
