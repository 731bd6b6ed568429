import type { ConfidenceModel } from './confidence.ts'

/*
 * Written by `npm run engine -- --confidence`. Each look was judged by a model that had seen nothing of its person:
 *
 * 59 looks of 14 persons by 2 graders; ridge 30; the better of two looks is foretold 0.62 of the time
 *     shown   chance    looks    gradeat most 2
 *     100 %    0.056       59     2.35     61 %
 *      95 %    0.119       56     2.37     59 %
 *      90 %    0.133       53     2.42     57 %
 *      85 %    0.189       50     2.44     55 %
 *      75 %    0.280       44     2.39     58 %
 *      60 %    0.306       35     2.44     53 %
 *      50 %    0.341       30     2.48     52 %
 *      40 %    0.384       24     2.56     48 %
 *      25 %    0.470       15     2.70     33 %
 */

/** Looks of a smaller chance than this are refused. From the table above. */
export const refuseBelow = 0

/** Looks of a smaller chance than this are called a sketch. From the table above. */
export const doubtfulBelow = 0.3407

export const confidenceModel: ConfidenceModel = {
  signals: {
    ease: { mean: 0.9685, spread: 0.07508, weight: 0.09029 },
    stretch: { mean: 0.05976, spread: 0.1085, weight: -0.1455 },
    cutoutDoubt: { mean: 0, spread: 1, weight: 0 },
    unmapped: { mean: 0, spread: 1, weight: 0 },
    dress: { mean: 0.2034, spread: 0.4025, weight: 0.04999 },
    coat: { mean: 0.1356, spread: 0.3424, weight: 0.1594 },
    lower: { mean: 0.1356, spread: 0.3424, weight: 0.1098 },
    photoAdvice: { mean: 0.2712, spread: 0.5471, weight: -0.09541 },
    figureMiss: { mean: 0.1266, spread: 0.05681, weight: -0.1612 },
    leastSeen: { mean: 0.7347, spread: 0.3189, weight: 0.03364 },
    elbowBend: { mean: 0.3348, spread: 0.5638, weight: 0 },
    armsAway: { mean: 0.8306, spread: 0.5059, weight: -0.03366 },
    paintedArms: { mean: 0.1051, spread: 0.152, weight: -0.2208 },
    paintedLegs: { mean: 0.05796, spread: 0.1589, weight: 0 },
    paintedChest: { mean: 0.05175, spread: 0.06827, weight: -0.1251 },
    paintedAlone: { mean: 0.1326, spread: 0.1741, weight: -0.0899 },
    clearedToGround: { mean: 0.0746, spread: 0.06573, weight: -0.1119 },
    oldShown: { mean: 0.05092, spread: 0.1109, weight: 0 },
    hairOver: { mean: 0.03268, spread: 0.05599, weight: 0 },
    armsOver: { mean: 0.07242, spread: 0.06183, weight: -0.03927 },
  },
  atLeast: [2.671, -0.6709, -3.493, -6.728],
}
