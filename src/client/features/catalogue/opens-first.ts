type Opening = () => Promise<unknown> | false

const openings: Opening[] = []

/**
 * The dialog that opens last is on top. An address may open a product's together with another one, which is below it then: whoever
 * has such a dialog says here how it is fetched, if this address opens it.
 */
export const opensBeforeProduct = (opening: Opening) => void openings.push(opening)

export async function openFirst() {
  for (const opening of openings) await opening()
}
