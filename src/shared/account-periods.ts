/** What a shopper is told of her account's periods, and what the Worker keeps to. */

/** Long enough to make a change in the settings, and too short for somebody who finds the device unlocked later. */
export const proofMinutes = 10
/** Time to reconsider, or to notice that somebody else asked for it. */
export const removalDays = 14
/** How far back she sees sign-ins and changes, which are kept no longer. */
export const activityDays = 90
