import model from './confidence-model.json' with { type: 'json' }
import type { ConfidenceModel } from './confidence.ts'

/**
 * Looks of a smaller chance than the one are refused, than the other called doubtful. `workshop/judge/confidence.py` writes them with the
 * model and with the table that they are from, for which each look was judged by a model that had seen nothing of its photograph.
 */
export const { refuseBelow, doubtfulBelow } = model

export const confidenceModel: ConfidenceModel = model
