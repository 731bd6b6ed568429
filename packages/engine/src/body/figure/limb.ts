import { boneNames } from '../model/model.ts'

const limbs = boneNames.map((name) => {
  const side = name.slice(-2)
  return /arm|hand/.test(name) ? `arm${side}` : /thigh|calf|foot/.test(name) ? `leg${side}` : 'trunk'
})

/** Which arm or leg a bone is part of, or the trunk: a hand on her hip has nothing to do with the hip. */
export const limbOf = (bone: number) => limbs[bone]
