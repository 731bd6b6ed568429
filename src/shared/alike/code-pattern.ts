/** A code has a sign for each number of its vector. By itself, because whoever only checks one needs no network. */
export const codePattern = /^[\w-]{64}$/
