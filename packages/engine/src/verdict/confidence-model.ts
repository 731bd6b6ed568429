import type { ConfidenceModel } from './confidence.ts'

/*
 * Written by `npm run engine -w workshop/engine-studies -- --confidence`. Each look was judged by a model that had seen nothing of its person:
 *
 * 327 looks of 15 persons by 5 graders; ridge 30; the better of two looks is foretold 0.60 of the time
 *       shown     chance      looks      grade  at most 2
 *       100 %      0.001        327       2.47       50 %
 *        95 %      0.050        311       2.49       49 %
 *        90 %      0.150        294       2.51       48 %
 *        85 %      0.207        278       2.54       46 %
 *        75 %      0.363        245       2.56       45 %
 *        60 %      0.460        196       2.56       44 %
 *        50 %      0.519        164       2.59       43 %
 *        40 %      0.558        131       2.63       38 %
 *        25 %      0.604         82       2.50       49 %
 */

/** Looks of a smaller chance than this are refused. From the table above. */
export const refuseBelow = 0.04952

/** Looks of a smaller chance than this are called a sketch. From the table above. */
export const doubtfulBelow = 0.5194

export const confidenceModel: ConfidenceModel = {
  signals: {
    ease: { mean: 0.983, spread: 0.0537, weight: 0.1124 },
    stretch: { mean: 0.04579, spread: 0.09246, weight: 0 },
    cutoutDoubt: { mean: 0, spread: 1, weight: 0 },
    unmapped: { mean: 0.1162, spread: 0.3205, weight: -0.5598 },
    dress: { mean: 0.1774, spread: 0.382, weight: 0.211 },
    coat: { mean: 0.2202, spread: 0.4144, weight: -0.1222 },
    lower: { mean: 0.1468, spread: 0.3539, weight: 0.01503 },
    photoAdvice: { mean: 0.4618, spread: 0.7237, weight: -0.1356 },
    figureMiss: { mean: 0.1374, spread: 0.06079, weight: -0.2505 },
    leastSeen: { mean: 0.7076, spread: 0.3339, weight: 0.04379 },
    elbowBend: { mean: 0.5298, spread: 0.6118, weight: 0 },
    armsAway: { mean: 0.8175, spread: 0.4927, weight: -0.03208 },
    paintedArms: { mean: 0.06773, spread: 0.1252, weight: -0.2172 },
    paintedLegs: { mean: 0.0224, spread: 0.08692, weight: 0 },
    paintedChest: { mean: 0.04417, spread: 0.07391, weight: -0.1509 },
    paintedAlone: { mean: 0.06811, spread: 0.1266, weight: -0.1005 },
    clearedToGround: { mean: 0.06309, spread: 0.06134, weight: 0 },
    oldShown: { mean: 0.05537, spread: 0.116, weight: -0.112 },
    hairOver: { mean: 0.02968, spread: 0.06294, weight: -0.2027 },
    armsOver: { mean: 0.06305, spread: 0.05701, weight: -0.1962 },
  },
  atLeast: [4.105, -0.1807, -4.146, -8.479],
}
