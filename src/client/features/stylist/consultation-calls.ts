import { api, request, requestOrNull } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { serverState, serverStates } from '#client/session/server-state.ts'
import type { ConsultationQuestion } from '@cabine/sophia/questions/consultation.ts'
import type { Answer } from '@cabine/sophia/questions/question-flow.ts'

const requestStatus = () => requestOrNull(api.consultation.$get())
export type ConsultationStatus = NonNullable<Awaited<ReturnType<typeof requestStatus>>>

const status = serverState(requestStatus, { freshForMs: 0 })

/** The state of this month's consultation; 'visitor' if nobody is signed in, null if the server cannot be reached. */
export async function fetchConsultationStatus(): Promise<ConsultationStatus | 'visitor' | null> {
  try {
    return (await status.load()) ?? 'visitor'
  } catch {
    return null
  }
}

export const sendAnswer = (question: ConsultationQuestion, answer: Answer) =>
  request(api.consultation.$put({ json: { question, answer: [...answer] } }))

export const sendStartOver = () => request(api.consultation.$delete())

const requestLetter = (id: string) => request(api.consultation.letters[':id'].$get({ param: { id } }))
export type StyleLetter = Awaited<ReturnType<typeof requestLetter>>

/** A letter is written once and stays as it is. */
const letters = serverStates(requestLetter)

/** Fetches a letter; 'unknown' if she has no such letter, null if the server cannot be reached. */
export const fetchLetter = (id: string): Promise<StyleLetter | 'unknown' | null> =>
  letters(id)
    .load()
    .catch((error: unknown) => (isFailure(error, 'not_found') ? 'unknown' : null))

/** Has the letter written and gives back its id; if another device has done so already, the id of that letter. */
export async function writeLetter() {
  try {
    return (await request(api.consultation.letter.$post())).id
  } catch (error) {
    const written = isFailure(error, 'consultation_used') && error.details.letterId
    if (typeof written === 'string') return written
    throw error
  }
}
