import { shownLook, reportOf } from '../try-on/render-on-device.ts'
import { createAdjuster } from '../adjust/adjuster.ts'
import { visitFailure } from './visit-failure.ts'
import { readVisit, replaceVisitLook, useVisit, type VisitLook } from './visit-store.ts'

/** The adjuster of a visitor's look. */
export const visitAdjuster = createAdjuster<VisitLook>({
  finish: (rendered, { outfit }) => ({
    ...shownLook(rendered),
    blob: rendered.picture,
    ...reportOf(rendered),
    outfit,
  }),
  show(look) {
    if (readVisit().look === null) return false
    replaceVisitLook(look)
    return true
  },
  refuse: (error) => useVisit.setState({ failure: visitFailure(error) }),
})
