/** Measurements of a body, from head to foot. All but the first three are lengths. */
export const measureNames = ['bust', 'waist', 'hips', 'shoulders', 'arm', 'inseam'] as const
export type MeasureName = (typeof measureNames)[number]
