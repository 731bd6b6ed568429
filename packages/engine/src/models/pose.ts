/** A body landmark. `x`, `y` in pixels of the picture that was asked about, `seen` from 0 to 1. */
export type Joint = { x: number; y: number; seen: number }

/** One person: 33 joints in MediaPipe's order, and the same in metres around the middle of the hips. */
export type Pose = { joints: Joint[]; world: { x: number; y: number; z: number }[] }
