import { shopperStore } from '#client/session/shopper-store.ts'

const useDoubt = shopperStore<{ answer: ((isAdult: boolean) => void) | null }>(() => ({ answer: null }))

/** Gives the answer to the question that is open; null where none is. */
export const useAgeDoubt = () => useDoubt((state) => state.answer)
export const readAgeDoubt = () => useDoubt.getState().answer

/** Asks once more whether the person in the photo is an adult. A question that is left for another photo is a no. */
export function askAgeAgain() {
  useDoubt.getState().answer?.(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const answer = (isAdult: boolean) => {
    useDoubt.setState({ answer: null })
    resolve(isAdult)
  }
  useDoubt.setState({ answer })
  return promise
}
