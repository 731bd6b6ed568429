import type { ConfidenceModel } from './confidence.ts'

/*
 * Written by `npm run engine -- --confidence`. Each look was judged by a model that had seen nothing of its person:
 *
 * 59 looks of 14 persons by 2 graders; ridge 30; the better of two looks is foretold 0.61 of the time
 *       shown     chance      looks      grade  at most 2
 *       100 %      0.056         59       2.35       61 %
 *        95 %      0.120         56       2.37       59 %
 *        90 %      0.134         53       2.42       57 %
 *        85 %      0.188         50       2.44       55 %
 *        75 %      0.280         44       2.39       58 %
 *        60 %      0.304         35       2.44       53 %
 *        50 %      0.342         30       2.48       52 %
 *        40 %      0.385         24       2.54       48 %
 *        25 %      0.471         15       2.70       33 %
 */

/** Looks of a smaller chance than this are refused. From the table above. */
export const refuseBelow = 0

/** Looks of a smaller chance than this are called a sketch. From the table above. */
export const doubtfulBelow = 0.3417

export const confidenceModel: ConfidenceModel = {
  signals: {
    ease: { mean: 0.9685, spread: 0.07508, weight: 0.09029 },
    stretch: { mean: 0.05976, spread: 0.1085, weight: -0.1456 },
    cutoutDoubt: { mean: 0, spread: 1, weight: 0 },
    unmapped: { mean: 0, spread: 1, weight: 0 },
    dress: { mean: 0.2034, spread: 0.4025, weight: 0.05004 },
    coat: { mean: 0.1356, spread: 0.3424, weight: 0.1594 },
    lower: { mean: 0.1356, spread: 0.3424, weight: 0.1095 },
    photoAdvice: { mean: 0.2712, spread: 0.5471, weight: -0.09549 },
    figureMiss: { mean: 0.1266, spread: 0.05681, weight: -0.1615 },
    leastSeen: { mean: 0.7347, spread: 0.3189, weight: 0.03349 },
    elbowBend: { mean: 0.3348, spread: 0.5638, weight: 0 },
    armsAway: { mean: 0.8306, spread: 0.5059, weight: -0.03377 },
    paintedArms: { mean: 0.1053, spread: 0.1522, weight: -0.2206 },
    paintedLegs: { mean: 0.05794, spread: 0.1588, weight: 0 },
    paintedChest: { mean: 0.05186, spread: 0.06833, weight: -0.1269 },
    paintedAlone: { mean: 0.133, spread: 0.1746, weight: -0.08955 },
    clearedToGround: { mean: 0.07426, spread: 0.06567, weight: -0.1094 },
    oldShown: { mean: 0.05018, spread: 0.1106, weight: 0 },
    hairOver: { mean: 0.03274, spread: 0.05626, weight: 0 },
    armsOver: { mean: 0.07215, spread: 0.06157, weight: -0.03941 },
  },
  atLeast: [2.671, -0.6707, -3.493, -6.728],
}
