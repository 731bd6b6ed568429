import { shopperStore } from '#client/session/shopper-store.ts'

/** The question that is open, by what it is answered with. */
const useQuestion = shopperStore<{ answer: ((may: boolean) => void) | null }>((_, former) => {
  former?.answer?.(false)
  return { answer: null }
})

export const useIsAskedForLast = () => useQuestion(({ answer }) => answer !== null)

/** Resolves with whether she wants to spend her last credit. Asked anew, the question before is answered by no. */
export function askForLastCredit() {
  answerForLast(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  useQuestion.setState({ answer: resolve })
  return promise
}

export function answerForLast(may: boolean) {
  useQuestion.getState().answer?.(may)
  useQuestion.setState({ answer: null })
}
