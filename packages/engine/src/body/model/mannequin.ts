import found from './mannequin.json' with { type: 'json' }
import { boneNames, type BoneName, type FigureModel } from './model.ts'
import { createStance, turnBone, type Stance } from './pose-skeleton.ts'

/**
 * The mannequin on which the sample pieces hang, as a figure: its shape and how it stands. Its places (x to the picture's
 * right, y up, z towards the camera, cm) are the figure's turned to face the same way, times `scale`.
 */
export function mannequin(model: FigureModel): { stance: Stance; scale: number } {
  const stance = createStance(model)
  stance.at.set(found.at)
  stance.shape.set(found.shape)
  for (const [name, [x, y, z]] of Object.entries(found.turns))
    turnBone(stance.turns, boneNames.indexOf(name as BoneName), x, y, z)
  return { stance, scale: found.scale }
}
