const freshMs = 60_000

/**
 * Answers that a component waits for with `use`. React forgets what a component remembered when it suspends before
 * it was ever shown, and renders it anew: whatever asks must get the same promise again.
 */
export function askedOnce<Question, T>(ask: (question: Question) => Promise<T>) {
  const asked = new Map<string, { answer: Promise<T>; at: number }>()
  function again(question: Question) {
    const answer = ask(question)
    asked.set(JSON.stringify(question), { answer, at: Date.now() })
    return answer
  }
  function of(question: Question) {
    const known = asked.get(JSON.stringify(question))
    return known && Date.now() - known.at < freshMs ? known.answer : again(question)
  }
  return { of, again }
}
