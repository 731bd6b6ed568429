const minute = () => Math.floor(Date.now() / 60_000)

/**
 * Plays `act` within one minute of the clock, by which a rate limit counts: what was begun in one minute and ended in the next
 * says nothing, and is played again with another `turn`, for another address.
 */
export async function withinAMinute(act: (turn: number) => Promise<void>) {
  for (let turn = 1; ; turn++) {
    const begun = minute()
    try {
      await act(turn)
      if (minute() === begun) return
    } catch (error) {
      if (minute() === begun) throw error
    }
  }
}
