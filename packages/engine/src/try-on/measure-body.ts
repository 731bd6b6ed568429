import { EngineRefusal } from '../contract/advice.ts'
import { tellMeasures, type BodyMeasures } from '../body/figure/body-measures.ts'
import { recallPhoto } from './recall-pictures.ts'

/** Who sits or bends is shorter than she is, and what a tape would say cannot be told. */
export async function measureBody(file: Blob): Promise<BodyMeasures> {
  const { check, body: bodyOf } = await recallPhoto(file)
  const posture = (['seated', 'not_upright'] as const).find((one) => check.advice.includes(one))
  if (!bodyOf || posture) throw new EngineRefusal(posture ?? check.advice[0])
  const { figure, photo: size, pose, segments, clothes } = bodyOf()
  const evidence = { size, pose, segments, labels: clothes.labels }
  return tellMeasures(figure.model, figure.fitted, evidence, figure.view.bone)
}
